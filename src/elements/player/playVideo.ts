import { isElderVersion } from '../../host/document/isElderVersion.ts';
import { keepInline, loadCaptions, readMediaCapabilities } from '../../host/media/videoElement.ts';
import { loadStyleSheet } from '../../host/styles/loadStyleSheet.ts';
import { canDock } from '../../model/media/decideDocking.ts';
import { planAttempts } from '../../model/media/engines.ts';
import type { MediaFacts } from '../../model/media/mediaFacts.ts';
import { decideMediaEvent, type PlayState } from '../../model/media/playState.ts';
import { loadActionMessages, readPageLocale } from '../../services/loadMessages.ts';
import type { Settings } from '../../settings.ts';
import playerUrl from '../../styles/player.css?url';
import { prepareDocking } from './docking/prepareDocking.ts';
import type { DockHandle } from './docking/startDocking.ts';
import type { QualityLevels } from './engines/videoEngine.ts';
import { fitUprightVideo } from './fitUprightVideo.ts';
import { takePrimedMedia } from './primeMediaForAutoplay.ts';
import { type PlayerView, renderPlayer } from './renderPlayer.ts';
import { resolveMediaAddress } from './resolveMediaAddress.ts';
import { savePlaybackPosition } from './savePlaybackPosition.ts';
import { VideoPlayback } from './VideoPlayback.ts';

/**
 * Plays a video in place of its cover. Loads the video at once; the player replaces the cover
 * when its messages and styles have loaded. The cover is shown again at the end.
 */
export async function playVideo(
  cover: HTMLElement,
  facts: MediaFacts,
  settings: Settings,
): Promise<void> {
  const primed = takePrimedMedia(cover);
  const video = primed instanceof HTMLVideoElement ? primed : document.createElement('video');
  keepInline(video, facts.vertical);
  video.loop = facts.loop;
  if (facts.poster) video.poster = facts.poster;

  let view: PlayerView | undefined;
  let levels: QualityLevels | null = null;
  let dock: DockHandle | undefined;
  const showState = (state: PlayState) => {
    if (!view) return;
    view.showState(state);
    dock?.showState(state);
    const name = decideMediaEvent(state);
    if (name) view.element.dispatchEvent(new CustomEvent(name, { bubbles: true }));
    if (state === 'ended') restoreCover();
  };
  const playback = new VideoPlayback(video, facts.live, {
    onState: showState,
    onLevels: (found) => {
      levels = found;
      view?.showLevels(found);
    },
    onSoundOnly: (isSoundOnly) => view?.showSoundOnly(isSoundOnly),
  });
  // A stored playback position that was applied before the player is rendered; shown after
  // that.
  let continuedAt = 0;
  const showContinuedNote = () => {
    if (!view || continuedAt === 0) return;
    view.showContinued(continuedAt, () => {
      video.currentTime = 0;
    });
    continuedAt = 0;
  };
  const stopSavingPosition =
    facts.live || facts.loop
      ? () => {}
      : savePlaybackPosition(video, facts, (seconds) => {
          continuedAt = seconds;
          showContinuedNote();
        });
  const end = () => {
    stopSavingPosition();
    playback.end();
  };
  void resolveAddresses(facts, settings).then((addresses) =>
    playback.start(planAttempts(addresses, readMediaCapabilities(video))),
  );

  const [t] = await Promise.all([
    loadActionMessages(readPageLocale()),
    loadStyleSheet(playerUrl),
  ]).catch((error) => {
    end();
    throw error;
  });
  if (!cover.isConnected) return end();

  view = renderPlayer(playback, video, facts, t);
  const { element } = view;
  if (canDock(facts, isElderVersion())) dock = prepareDocking({ element, video, playback, t });
  element.style.setProperty('--tall', cover.style.getPropertyValue('--tall'));
  fitUprightVideo(element, cover, video);
  const { parentNode } = cover;
  // Another video may be rendered in place of this one, with a cover of its own.
  const watch = new MutationObserver(() => {
    if (!cover.isConnected) element.remove();
  });
  if (parentNode) watch.observe(parentNode, { childList: true });
  element.onRemoved = () => {
    watch.disconnect();
    dock?.stop();
    view?.stop();
    end();
    for (const track of video.querySelectorAll('track')) URL.revokeObjectURL(track.src);
    cover.hidden = false;
  };
  const restoreCover = () => {
    const focused = element.contains(document.activeElement);
    element.remove();
    cover.hidden = false;
    if (focused) cover.focus({ preventScroll: true });
  };

  const focused = cover.contains(document.activeElement);
  cover.hidden = true;
  cover.after(element);
  view.showLevels(levels);
  showState(playback.state);
  showContinuedNote();
  if (focused) element.querySelector<HTMLElement>('.player-toggle')?.focus({ preventScroll: true });
  if (facts.captions) {
    const address = await loadCaptions(facts.captions);
    if (address && element.isConnected) view.showCaptions(address);
    else if (address) URL.revokeObjectURL(address);
  }
}

async function resolveAddresses(facts: MediaFacts, settings: Settings): Promise<readonly string[]> {
  const urls = [...new Set([facts.url, ...facts.sources])].filter(Boolean);
  const addresses = await Promise.all(urls.map((url) => resolveMediaAddress(url, settings)));
  return addresses.filter(Boolean);
}
