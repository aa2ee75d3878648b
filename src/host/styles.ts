import commentsUrl from '../styles/comments.css?url';
import lateUrl from '../styles/late.css?url';
import lightboxUrl from '../styles/lightbox.css?url';
import lateLiveUrl from '../styles/liveLate.css?url';
import paperUrl from '../styles/paperLate.css?url';
import playerUrl from '../styles/player.css?url';
import sheetsUrl from '../styles/sheets.css?url';
import soundUrl from '../styles/sound.css?url';
import { CHUNK_TROUBLE, SLOW_CHUNK_MS } from './chunkTrouble.ts';

const SHEETS = {
  comments: commentsUrl,
  late: lateUrl,
  live: lateLiveUrl,
  lightbox: lightboxUrl,
  paper: paperUrl,
  player: playerUrl,
  sheets: sheetsUrl,
  sound: soundUrl,
} as const;
const loading = new Map<string, Promise<void>>();

/** The styles of what late code adds to a page; every page loads them when it wakes. */
export const loadLateStyles = (): Promise<void> => loadStyles('late');

/** The styles of what readers do with comments: they come when the comments wake. */
export const loadCommentStyles = (): Promise<void> => loadStyles('comments');

/** The styles of sheets and overlays: they come with the first one. */
export const loadSheetStyles = (): Promise<void> => loadStyles('sheets');

/** The styles of pictures that are shown large: they come with the first one. */
export const loadLightboxStyles = (): Promise<void> => loadStyles('lightbox');

/** The styles of sounds that play: they come with the first one. */
export const loadSoundStyles = (): Promise<void> => loadStyles('sound');

/** The styles of the film player: they come with the first one. */
export const loadPlayerStyles = (): Promise<void> => loadStyles('player');

/** The styles of a broadcast that goes on: they come when a baked one wakes. */
export const loadLiveStyles = (): Promise<void> => loadStyles('live');

/** The styles of what a newspaper page becomes: they come when it is idle. */
export const loadPaperStyles = (): Promise<void> => loadStyles('paper');

const loadStyles = (name: keyof typeof SHEETS): Promise<void> => loadSheet(SHEETS[name]);

/** Resolves when it is there, is slow, or could not be had: words without style still work. */
export function loadSheet(url: string): Promise<void> {
  let promise = loading.get(url);
  if (!promise) {
    promise = new Promise((resolve) => {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = url;
      const giveUp = () => {
        loading.delete(url);
        resolve();
      };
      // One that is slow takes effect when it comes; until then it is like a slow chunk.
      const slow = setTimeout(() => {
        dispatchEvent(new CustomEvent(CHUNK_TROUBLE));
        giveUp();
      }, SLOW_CHUNK_MS);
      link.onload = () => {
        clearTimeout(slow);
        resolve();
      };
      link.onerror = () => {
        clearTimeout(slow);
        link.remove();
        giveUp();
      };
      document.head.append(link);
    });
    loading.set(url, promise);
  }
  return promise;
}
