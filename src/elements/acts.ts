import { runTap } from '../host/runTap.ts';
import { readSettings } from '../host/settings.ts';
import { listStored, readStored, STORED } from '../host/storage.ts';
import type { Settings } from '../settings.ts';
import { blessMedia } from './blessed.ts';
import { tapPraise } from './praised.ts';
import { holdIslandTaps } from './tap.ts';

/**
 * Runs the action that a button names in `data-act`; the button is busy until the promise
 * settles.
 */
export type Act = (button: HTMLElement, settings: Settings) => Promise<void> | void;

/** Every action is a module of its own, imported on the first tap. */
const ACTS: Readonly<Record<string, () => Promise<{ readonly act: Act }>>> = {
  column: () => import('./acts/column.ts'),
  compose: () => import('./acts/compose.ts'),
  openApp: () => import('./acts/openApp.ts'),
  play: () => import('./acts/play.ts'),
  praise: () => import('./acts/praise.ts'),
  praiseVideo: () => import('./acts/praiseVideo.ts'),
  fav: () => import('./acts/fav.ts'),
  follow: () => import('./acts/follow.ts'),
  share: () => import('./acts/share.ts'),
  picture: () => import('./lightbox/lightbox.ts'),
};

/**
 * Loads all actions that are not in `ACTS`. They are rare, and every page loads the table
 * above.
 */
const MORE = () => import('./acts/more.ts');

/**
 * Handles taps on every `[data-act]` element, also on those that are rendered later, and runs
 * the taps that were held before this module had loaded (hold.ts). Returns whether there were
 * held taps.
 */
export function wireActs(): boolean {
  const taps = new Set(window.__taps);
  // hold.ts compares this property with its own array: another array means that its taps were
  // taken over.
  window.__taps = [];
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest?.<HTMLElement>('[data-act]');
    // With a modifier key the browser opens the link in another tab or window.
    if (!button || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    event.preventDefault();
    // These must not wait for the action's module: a like is shown and stored at once, and
    // Safari accepts media for autoplay only within the tap.
    if (!isBusy(button)) {
      if (button.dataset.act === 'praise') tapPraise(button, document.documentElement);
      if (button.dataset.act === 'play') blessMedia(button);
    }
    void runAct(button);
  });
  holdIslandTaps(taps);
  for (const button of taps) {
    // `holdIslandTaps` replays the taps of islands that are not hydrated yet.
    if (!button.dataset.act || button.closest('astro-island[client=tap][ssr]')) continue;
    button.removeAttribute('aria-busy');
    void runAct(button);
  }
  for (const words of document.querySelectorAll('[data-app]')) words.replaceWith(makeLink(words));
  // Shows what this reader has done before, on this page or an earlier one.
  const { done, memberTokens } = STORED;
  if (listStored('outbox:').length > 0 || readStored(done) || readStored(memberTokens)) {
    void import('./acts/shown.ts').then(({ showDone }) => showDone(readSettings()));
  }
  return taps.size > 0;
}

/**
 * Returns the button for something that only the native app can open. The baked page has plain
 * text in its place, because without scripts nothing could open the app.
 */
function makeLink({ textContent }: Element): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'tap';
  button.dataset.act = 'openApp';
  button.textContent = textContent;
  return button;
}

const isBusy = (button: HTMLElement) => button.getAttribute('aria-busy') === 'true';

export async function runAct(button: HTMLElement): Promise<void> {
  if (isBusy(button)) return;
  button.setAttribute('aria-busy', 'true');
  const name = button.dataset.act ?? '';
  const work = (ACTS[name] ?? MORE)().then(({ act }) => act(button, readSettings()));
  // A like is already stored (praised.ts), so it is not reported when its module fails to load.
  await runTap(work, () => name === 'praise').finally(() => button.removeAttribute('aria-busy'));
}
