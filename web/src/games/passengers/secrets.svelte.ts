/** Whether the player holds open what only they may see: on the board and in the notebook alike. */
export const secrets = $state({ held: false });
