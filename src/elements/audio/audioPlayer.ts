import { atom, type ReadableAtom } from 'nanostores';
import type { MediaSessionActions, MediaSessionHandle } from '../../host/media/mediaSession.ts';
import { clampPosition, decideAudioDuration } from '../../model/audio/audioPosition.ts';
import {
  type AudioEvent,
  type AudioState,
  isRunning,
  nextAudioState,
} from '../../model/audio/audioState.ts';
import { startPlaying, stopPlaying } from '../../state/playing.ts';

/** Loading time after which an audio has failed. */
const WATCHDOG_MS = 15_000;

/** The `readyState` from which playback can go on (HTMLMediaElement.HAVE_FUTURE_DATA). */
const CAN_PLAY = 3;

/** The state that the card and the bar show. */
export interface AudioView {
  readonly state: AudioState;
  readonly placeS: number;
  /** 0 while unknown, and for streams without an end. */
  readonly durationS: number;
  readonly speed: number;
  /** Whether the server can send any part of it. */
  readonly canSeek: boolean;
}

export interface AudioPlayer {
  readonly $view: ReadableAtom<AudioView>;
  readonly play: () => void;
  readonly pause: () => void;
  readonly toggle: () => void;
  readonly seekTo: (placeS: number) => void;
  readonly seekBy: (seconds: number) => void;
  readonly setSpeed: (speed: number) => void;
  /** Stops and keeps the playback position, for long recordings. */
  readonly close: () => void;
  /** Stops, unloads the audio and removes all listeners; nothing can be played afterwards. */
  readonly destroy: () => void;
}

/** Events that are dispatched to the page as `media-…`. */
export type AudioPlayerEvent = 'start' | 'pause' | 'end' | 'fail';

interface AudioPlayerParts {
  readonly audio: HTMLMediaElement;
  /** Returns the address, or a promise of it if it has to be decrypted; '' if there is none. */
  readonly getUrl: () => string | Promise<string>;
  /** Seconds that the CMS gave; 0 for none. */
  readonly cmsS: number;
  readonly openSession: (actions: MediaSessionActions) => MediaSessionHandle | null;
  readonly notify: (news: AudioPlayerEvent) => void;
}

/**
 * Creates the player of one audio element: its events and the reader's commands change the
 * state.
 */
export function createAudioPlayer(parts: AudioPlayerParts): AudioPlayer {
  const { audio, getUrl, cmsS, openSession, notify } = parts;
  const $view = atom<AudioView>({
    state: 'idle',
    placeS: 0,
    durationS: cmsS,
    speed: 1,
    canSeek: false,
  });
  let session: MediaSessionHandle | null = null;
  let watchdog: ReturnType<typeof setTimeout> | undefined;
  let isDestroyed = false;

  const show = (change: Partial<AudioView>) => $view.set({ ...$view.get(), ...change });
  const hasSource = () => audio.hasAttribute('src');

  const applyEvent = (event: AudioEvent) => {
    const before = $view.get().state;
    const state = nextAudioState(before, event);
    if (state === before) return;
    show({ state });
    clearTimeout(watchdog);
    if (state === 'loading') watchdog = setTimeout(fail, WATCHDOG_MS);
    session?.showPlaying(isRunning(state));
    showPlace();
    const playerEvent = decidePlayerEvent(before, state);
    if (playerEvent) notify(playerEvent);
  };

  const showPlace = () => session?.showPosition($view.get());
  const endSession = () => {
    session?.close();
    session = null;
  };

  // Called when another player starts, which then has the media session.
  const ownTurn = {
    pause: () => {
      audio.pause();
      applyEvent('pause');
      endSession();
    },
  };

  const startPlayback = () => {
    startPlaying(ownTurn);
    session ??= openSession({ play, pause, seekBy, seekTo });
    applyEvent('play');
  };

  const play = () => {
    if (isDestroyed) return;
    startPlayback();
    if (hasSource()) return run();
    const url = getUrl();
    if (typeof url === 'string') setSource(url);
    else url.then(setSource, fail);
  };

  const setSource = (url: string) => {
    // It was paused or closed while the address was decrypted.
    if (!isRunning($view.get().state)) return;
    if (url === '') return fail();
    audio.src = url;
    audio.playbackRate = $view.get().speed;
    run();
  };

  const run = () => {
    audio.play().catch(({ name }: Error) => {
      // A browser that requires a tap for playback leaves it paused, which is not an error.
      if (name === 'NotAllowedError') pause();
      else if (name !== 'AbortError') fail();
    });
  };

  const pause = () => {
    audio.pause();
    applyEvent('pause');
    stopPlaying(ownTurn);
  };

  /** Keeps the playback position, so that a retry continues there. */
  function fail() {
    applyEvent('fail');
    release();
    stopPlaying(ownTurn);
    endSession();
  }

  const release = () => {
    audio.pause();
    audio.removeAttribute('src');
    audio.load();
  };

  const close = () => {
    applyEvent('close');
    audio.pause();
    stopPlaying(ownTurn);
    endSession();
  };

  const seekTo = (placeS: number) => {
    const position = clampPosition(placeS, $view.get().durationS);
    if (audio.readyState > 0) audio.currentTime = position;
    show({ placeS: position });
    showPlace();
  };
  const seekBy = (seconds: number) => seekTo($view.get().placeS + seconds);

  const measure = () => {
    if (!hasSource()) return;
    const durationS = decideAudioDuration({ elementS: audio.duration, cmsS });
    const { seekable } = audio;
    const canSeek = durationS > 0 && seekable.length > 0 && seekable.end(seekable.length - 1) > 0;
    const before = $view.get();
    if (before.durationS === durationS && before.canSeek === canSeek) return;
    show({ durationS, canSeek });
    showPlace();
  };

  const listeners: Readonly<Record<string, () => void>> = {
    // Media keys start the element without `play` above.
    play: startPlayback,
    pause: () => {
      if (audio.ended || !hasSource()) return;
      applyEvent('pause');
      stopPlaying(ownTurn);
    },
    playing: () => applyEvent('playing'),
    waiting: () => applyEvent('waiting'),
    loadedmetadata: () => {
      measure();
      const { placeS } = $view.get();
      if (placeS > 0) audio.currentTime = placeS;
    },
    durationchange: measure,
    progress: measure,
    timeupdate: () => {
      if (!hasSource() || audio.readyState === 0) return;
      show({ placeS: audio.currentTime });
      // Some browsers send no `playing` event after a gap.
      if (!audio.paused && !audio.seeking && audio.readyState >= CAN_PLAY) applyEvent('playing');
    },
    ended: () => {
      // The file was empty.
      if (!(audio.duration > 0)) return fail();
      stopPlaying(ownTurn);
      applyEvent('end');
      endSession();
      audio.currentTime = 0;
      show({ placeS: 0 });
    },
    error: () => {
      if (hasSource()) fail();
    },
  };
  for (const [name, listener] of Object.entries(listeners)) audio.addEventListener(name, listener);

  return {
    $view,
    play,
    pause,
    toggle: () => (isRunning($view.get().state) ? pause() : play()),
    seekTo,
    seekBy,
    setSpeed: (speed) => {
      // The default rate too, which a new source starts with.
      audio.defaultPlaybackRate = speed;
      audio.playbackRate = speed;
      show({ speed });
      showPlace();
    },
    close,
    destroy: () => {
      isDestroyed = true;
      close();
      for (const [name, listener] of Object.entries(listeners)) {
        audio.removeEventListener(name, listener);
      }
      release();
    },
  };
}

function decidePlayerEvent(before: AudioState, state: AudioState): AudioPlayerEvent | null {
  if (isRunning(state)) return isRunning(before) ? null : 'start';
  if (state === 'ended') return 'end';
  if (state === 'failed') return 'fail';
  return isRunning(before) ? 'pause' : null;
}
