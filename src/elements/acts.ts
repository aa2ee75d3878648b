import { readSettings } from '../host/settings.ts';
import type { Settings } from '../settings.ts';

/** Does what a button names in `data-act`; the button is busy until the promise ends. */
export type Act = (button: HTMLElement, settings: Settings) => Promise<void> | void;

/** Every act comes with its own file, when it is first asked for. */
const ACTS: Readonly<Record<string, () => Promise<Act>>> = {
  compose: async () => (await import('./acts/compose.ts')).compose,
  share: async () => (await import('./acts/share.ts')).share,
};

/** Answers taps on `[data-act]`, wherever they stand, now and later. */
export function wireActs(): void {
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest?.<HTMLElement>('[data-act]');
    if (!button || event.defaultPrevented) return;
    event.preventDefault();
    void runAct(button);
  });
}

export async function runAct(button: HTMLElement): Promise<void> {
  const load = ACTS[button.dataset.act ?? ''];
  if (!load || button.getAttribute('aria-busy') === 'true') return;
  button.setAttribute('aria-busy', 'true');
  try {
    await (await load())(button, readSettings());
  } finally {
    button.removeAttribute('aria-busy');
  }
}
