import { readMediaCapabilities } from '../../host/media/capabilities.ts';
import { loadCaptions } from '../../host/media/captions.ts';
import { keepInline } from '../../host/media/inline.ts';
import { loadPlayerStyles } from '../../host/styles.ts';
import { planAttempts } from '../../model/media/engines.ts';
import type { MediaFacts } from '../../model/media/mediaFacts.ts';
import { decideMediaEvent, type PlayState } from '../../model/media/playState.ts';
import type { Settings } from '../../settings.ts';
import { openActWords, pageLocale } from '../../stores/language.ts';
import { takeBlessed } from '../blessed.ts';
import type { Levels } from './engines/types.ts';
import { Film } from './film.ts';
import { openAddress } from './openAddress.ts';
import { keepPlaces } from './places.ts';
import { type Shown, showFilm } from './show.ts';

/**
 * Plays a video in place of its cover. Loads the video at once; the player replaces the cover
 * when its messages and styles have loaded. The cover is shown again at the end.
 */
export async function openFilm(
  cover: HTMLElement,
  facts: MediaFacts,
  settings: Settings,
): Promise<void> {
  const blessed = takeBlessed(cover);
  const video = blessed instanceof HTMLVideoElement ? blessed : document.createElement('video');
  keepInline(video, facts.vertical);
  video.loop = facts.loop;
  if (facts.poster) video.poster = facts.poster;

  let shown: Shown | undefined;
  let levels: Levels | null = null;
  const showState = (state: PlayState) => {
    if (!shown) return;
    shown.showState(state);
    const name = decideMediaEvent(state);
    if (name) shown.element.dispatchEvent(new CustomEvent(name, { bubbles: true }));
    if (state === 'ended') giveBack();
  };
  const film = new Film(video, facts.live, {
    onState: showState,
    onLevels: (found) => {
      levels = found;
      shown?.showLevels(found);
    },
  });
  // A stored playback position that was applied before the player is rendered; shown after
  // that.
  let continuedAt = 0;
  const showContinued = () => {
    if (!shown || continuedAt === 0) return;
    shown.showContinued(continuedAt, () => {
      video.currentTime = 0;
    });
    continuedAt = 0;
  };
  const stopKeeping =
    facts.live || facts.loop
      ? () => {}
      : keepPlaces(video, facts, (seconds) => {
          continuedAt = seconds;
          showContinued();
        });
  const end = () => {
    stopKeeping();
    film.end();
  };
  void openAddresses(facts, settings).then((addresses) =>
    film.start(planAttempts(addresses, readMediaCapabilities(video))),
  );

  const [t] = await Promise.all([openActWords(pageLocale()), loadPlayerStyles()]).catch((error) => {
    end();
    throw error;
  });
  if (!cover.isConnected) return end();

  shown = showFilm(film, video, facts, t);
  const { element } = shown;
  element.style.setProperty('--tall', cover.style.getPropertyValue('--tall'));
  const { parentNode } = cover;
  // Another video may be rendered in place of this one, with a cover of its own.
  const watch = new MutationObserver(() => {
    if (!cover.isConnected) element.remove();
  });
  if (parentNode) watch.observe(parentNode, { childList: true });
  element.onGone = () => {
    watch.disconnect();
    shown?.stop();
    end();
    for (const track of video.querySelectorAll('track')) URL.revokeObjectURL(track.src);
    cover.hidden = false;
  };
  const giveBack = () => {
    const focused = element.contains(document.activeElement);
    element.remove();
    cover.hidden = false;
    if (focused) cover.focus({ preventScroll: true });
  };

  const focused = cover.contains(document.activeElement);
  cover.hidden = true;
  cover.after(element);
  shown.showLevels(levels);
  showState(film.state);
  showContinued();
  if (focused) element.querySelector<HTMLElement>('.player-toggle')?.focus({ preventScroll: true });
  if (facts.captions) {
    const address = await loadCaptions(facts.captions);
    if (address && element.isConnected) shown.showCaptions(address);
    else if (address) URL.revokeObjectURL(address);
  }
}

async function openAddresses(facts: MediaFacts, settings: Settings): Promise<readonly string[]> {
  const urls = [...new Set([facts.url, ...facts.sources])].filter(Boolean);
  const addresses = await Promise.all(urls.map((url) => openAddress(url, settings)));
  return addresses.filter(Boolean);
}
