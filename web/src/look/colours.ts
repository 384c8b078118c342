/** The colours of passengers and masks. */
export const tints = { red: 'var(--red)', green: '#58a566', blue: 'var(--blue)' } as const;

export type Tint = keyof typeof tints;
