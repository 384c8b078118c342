/** Pixels after which a press is a drag. */
export const FAR = 7;

/** The end of a drag is no click. */
export function swallowClick(): void {
  const swallow = (event: MouseEvent): void => event.stopPropagation();
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }));
}
