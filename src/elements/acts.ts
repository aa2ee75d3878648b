import { runTap } from '../host/runTap.ts';
import { readSettings } from '../host/settings.ts';
import { listStored, readStored, STORED } from '../host/storage.ts';
import type { Settings } from '../settings.ts';
import { blessMedia } from './blessed.ts';
import { tapPraise } from './praised.ts';
import { holdIslandTaps } from './tap.ts';

/** Does what a button names in `data-act`; the button is busy until the promise ends. */
export type Act = (button: HTMLElement, settings: Settings) => Promise<void> | void;

/** Every act comes with its own file, when it is first asked for. */
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

/** What has no line above: every page loads the lines, few have these acts. */
const MORE = () => import('./acts/more.ts');

/**
 * Answers taps on `[data-act]`, wherever they stand, now and later, and those that were
 * held before there was anybody to answer (hold.ts). True when there were any.
 */
export function wireActs(): boolean {
  const taps = new Set(window.__taps);
  // The holder sees that its taps have been taken.
  window.__taps = [];
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest?.<HTMLElement>('[data-act]');
    // With these a link opens elsewhere: that is the browser's to do.
    if (!button || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    event.preventDefault();
    // What waits for no file: a like, and the element that a tap lets play.
    if (!isBusy(button)) {
      if (button.dataset.act === 'praise') tapPraise(button, document.documentElement);
      if (button.dataset.act === 'play') blessMedia(button);
    }
    void runAct(button);
  });
  holdIslandTaps(taps);
  for (const button of taps) {
    // Those of an island that sleeps happen in it, once it is awake.
    if (!button.dataset.act || button.closest('astro-island[client=tap][ssr]')) continue;
    button.removeAttribute('aria-busy');
    void runAct(button);
  }
  for (const words of document.querySelectorAll('[data-app]')) words.replaceWith(makeLink(words));
  // What this reader has done before, here or on an earlier page.
  const { done, memberTokens } = STORED;
  if (listStored('outbox:').length > 0 || readStored(done) || readStored(memberTokens)) {
    void import('./acts/shown.ts').then(({ showDone }) => showDone(readSettings()));
  }
  return taps.size > 0;
}

/** What only the app can open: words while no script is there to lead to it. */
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
  // A like is saved before its act has come.
  await runTap(work, () => name === 'praise').finally(() => button.removeAttribute('aria-busy'));
}
