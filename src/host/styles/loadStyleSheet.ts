import soundUrl from '../../styles/audio.css?url';
import deferredUrl from '../../styles/deferred.css?url';
import feedUrl from '../../styles/feedDeferred.css?url';
import liveUrl from '../../styles/liveDeferred.css?url';
import paperUrl from '../../styles/paperDeferred.css?url';
import sheetsUrl from '../../styles/sheets.css?url';
import { CHUNK_PROBLEM_EVENT, SLOW_CHUNK_MS } from '../chunkEvents.ts';
import { createLoadError } from '../loadChunk.ts';

const loading = new Map<string, Promise<void>>();

/** Loads the styles of what deferred code adds; every page loads them when its behaviours start. */
export const loadDeferredStyles = (): Promise<void> => loadStyleSheet(deferredUrl);

/** Loads the styles of rows and modules that are added below a baked first screen or replace it. */
export const loadFeedStyles = (): Promise<void> => loadStyleSheet(feedUrl);

/** Loads the styles of sheets and overlays, with the first one. */
export const loadSheetStyles = (): Promise<void> => loadStyleSheet(sheetsUrl);

/** Loads the styles of the audio player, when it first opens. */
export const loadAudioStyles = (): Promise<void> => loadStyleSheet(soundUrl);

/** Loads the styles of a running broadcast, when a baked one hydrates. */
export const loadLiveStyles = (): Promise<void> => loadStyleSheet(liveUrl);

/** Loads the styles of the newspaper's deferred parts, when the page is idle. */
export const loadPaperStyles = (): Promise<void> => loadStyleSheet(paperUrl);

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
      // A connection may have broken: the element's own failure does not reload the page
      // (boot/reloadOnStaleChunk.ts reads `src` first).
      link.src = '';
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
        if (!isSecond) return resolve(loadStyleSheet(url, true));
        resolve();
        // Nothing waits for it: it is logged and reloads the page once (boot/reloadOnStaleChunk.ts).
        void Promise.reject(createLoadError('CSS chunk', url, { code: 'CSS_CHUNK_LOAD_FAILED' }));
      };
      document.head.append(link);
    });
    loading.set(url, promise);
  }
  return promise;
}
