/** Returns the buttons of one action: in the bar, in the text, on every card. */
export const findButtons = (name: string): readonly HTMLElement[] =>
  Array.from(document.querySelectorAll<HTMLElement>(`[data-act=${name}]`));

export const isPressed = (button: HTMLElement): boolean =>
  button.getAttribute('aria-pressed') === 'true';

export function setPressed(buttons: readonly HTMLElement[], on: boolean): void {
  for (const button of buttons) button.setAttribute('aria-pressed', String(on));
}
