import { holdIslandTaps } from '../elements/hydration/islandTaps.ts';
import { primeMediaForAutoplay } from '../elements/player/primeMediaForAutoplay.ts';
import { TAP_ISLAND } from '../host/islandMarkup.ts';
import { opensElsewhere } from '../host/opensElsewhere.ts';
import { isBusy, runBusyTap } from '../host/runTap.ts';
import { readSettings } from '../host/settings.ts';
import { listStored, readStored } from '../host/storage.ts';
import * as STORAGE_KEYS from '../host/storageKeys.ts';
import type { ActionModule } from './action.ts';
import { handleLikeTap } from './likeButtons.ts';

/** The actions, by their name in `data-act`; the attribute keeps its short name for its bytes. */
const ACTIONS: Readonly<Record<string, () => Promise<ActionModule>>> = {
  column: () => import('./openColumn.ts'),
  compose: () => import('./openComposer.ts'),
  openApp: () => import('./openApp.ts'),
  play: () => import('./playMedia.ts'),
  praise: () => import('./toggleLike.ts'),
  praiseVideo: () => import('./toggleVideoLike.ts'),
  fav: () => import('./toggleFavourite.ts'),
  follow: () => import('./toggleFollow.ts'),
  share: () => import('./openSharePanel.ts'),
  picture: () => import('./openLightbox.ts'),
};

/** Loads an action that is not in `ACTIONS`: it is rare, and every page loads the table above. */
const loadRareAction = async (name: string) =>
  (await import('./rareActions.ts')).loadRareAction(name);

/**
 * Handles taps on every `[data-act]` element, also on those that are rendered later, and runs
 * the taps that were held before this module had loaded (holdTaps.ts). Returns whether there were
 * held taps.
 */
export function startActions(): boolean {
  const taps = new Set(window.__taps);
  // holdTaps.ts compares this property with its own array: another array means that its taps were
  // taken over.
  window.__taps = [];
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest?.<HTMLElement>('[data-act]');
    if (!button || event.defaultPrevented || opensElsewhere(event)) return;
    event.preventDefault();
    // These must not wait for the action's module: a like is shown and stored at once, and
    // Safari accepts media for autoplay only within the tap.
    if (!isBusy(button)) {
      if (button.dataset.act === 'praise') handleLikeTap(button, document.documentElement);
      if (button.dataset.act === 'play') primeMediaForAutoplay(button);
    }
    void runAction(button);
  });
  holdIslandTaps();
  for (const tapped of taps) {
    tapped.removeAttribute('aria-busy');
    // Repeated on an island, the tap is held until that is hydrated.
    if (tapped.closest(TAP_ISLAND)) tapped.click();
    else if (tapped.dataset.act) void runAction(tapped);
  }
  if (document.querySelector('[data-app]'))
    void import('./showAppButtons.ts').then((module) => module.showAppButtons());
  // Shows what this reader has done before, on this page or an earlier one.
  if (
    listStored('outbox:').length > 0 ||
    readStored(STORAGE_KEYS.done) ||
    readStored(STORAGE_KEYS.memberTokens)
  ) {
    void import('./showButtonStates.ts').then(({ showButtonStates }) =>
      showButtonStates(readSettings()),
    );
  }
  return taps.size > 0;
}

export async function runAction(button: HTMLElement): Promise<void> {
  // Read before anything is loaded: hydration may remove the attribute meanwhile.
  const name = button.dataset.act ?? '';
  const work = async () => {
    const loaded = await (ACTIONS[name] ?? loadRareAction)(name);
    await loaded?.action(button, readSettings());
  };
  // A like is already stored (likeButtons.ts), so it is not reported when its module fails to load.
  await runBusyTap(button, work, undefined, () => name === 'praise');
}
