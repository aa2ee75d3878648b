import soundUrl from '../../styles/audio.css?url';
import commentsUrl from '../../styles/comments.css?url';
import deferredUrl from '../../styles/deferred.css?url';
import lightboxUrl from '../../styles/lightbox.css?url';
import liveUrl from '../../styles/liveDeferred.css?url';
import paperUrl from '../../styles/paperDeferred.css?url';
import playerUrl from '../../styles/player.css?url';
import sheetsUrl from '../../styles/sheets.css?url';
import { CHUNK_PROBLEM_EVENT, SLOW_CHUNK_MS } from '../chunkEvents.ts';

const STYLE_SHEETS = {
  comments: commentsUrl,
  deferred: deferredUrl,
  live: liveUrl,
  lightbox: lightboxUrl,
  paper: paperUrl,
  player: playerUrl,
  sheets: sheetsUrl,
  sound: soundUrl,
} as const;
const loading = new Map<string, Promise<void>>();

/** Loads the styles of what deferred code adds; every page loads them when its behaviours start. */
export const loadDeferredStyles = (): Promise<void> => loadStyles('deferred');

/** Loads the styles of comment controls, when the comments hydrate. */
export const loadCommentStyles = (): Promise<void> => loadStyles('comments');

/** Loads the styles of sheets and overlays, with the first one. */
export const loadSheetStyles = (): Promise<void> => loadStyles('sheets');

/** Loads the styles of the lightbox, when it first opens. */
export const loadLightboxStyles = (): Promise<void> => loadStyles('lightbox');

/** Loads the styles of the audio player, when it first opens. */
export const loadAudioStyles = (): Promise<void> => loadStyles('sound');

/** Loads the styles of the video player, when it first opens. */
export const loadPlayerStyles = (): Promise<void> => loadStyles('player');

/** Loads the styles of a running broadcast, when a baked one hydrates. */
export const loadLiveStyles = (): Promise<void> => loadStyles('live');

/** Loads the styles of the newspaper's deferred parts, when the page is idle. */
export const loadPaperStyles = (): Promise<void> => loadStyles('paper');

const loadStyles = (name: keyof typeof STYLE_SHEETS): Promise<void> =>
  loadStyleSheet(STYLE_SHEETS[name]);

/**
 * Loads a style sheet. Resolves when it is loaded, is slow, or failed twice: text without style is
 * readable. A failed or slow one is requested again by the next call.
 */
export function loadStyleSheet(url: string, isSecond?: boolean): Promise<void> {
  let promise = loading.get(url);
  if (!promise) {
    promise = new Promise((resolve) => {
      const link = document.createElement('link') as HTMLLinkElement & { src?: string };
      link.rel = 'stylesheet';
      link.href = url;
      // A connection may have broken: only the second failure reloads the page, by its address
      // (boot/reloadOnStaleChunk.ts, which reads `src` first).
      if (!isSecond) link.src = '';
      const giveUp = () => {
        loading.delete(url);
        resolve();
      };
      // A slow style sheet still applies when it arrives; until then it counts as a slow chunk.
      const slow = setTimeout(() => {
        dispatchEvent(new CustomEvent(CHUNK_PROBLEM_EVENT));
        giveUp();
      }, SLOW_CHUNK_MS);
      link.onload = () => {
        clearTimeout(slow);
        resolve();
      };
      link.onerror = () => {
        clearTimeout(slow);
        link.remove();
        loading.delete(url);
        resolve(isSecond ? undefined : loadStyleSheet(url, true));
      };
      document.head.append(link);
    });
    loading.set(url, promise);
  }
  return promise;
}
