import { atom, type ReadableAtom } from 'nanostores';
import type { MediaSessionHandle, SessionActions } from '../../host/mediaSession.ts';
import {
  type AudioEvent,
  type AudioState,
  isRunning,
  nextAudioState,
} from '../../model/audio/audioState.ts';
import { clampPosition, decideAudioDuration } from '../../model/audio/position.ts';
import { startPlaying, stopPlaying } from '../../stores/playing.ts';

/** A sound that is waited for longer than this cannot be played at the moment. */
const WATCHDOG_MS = 15_000;

/** Enough is there to play on (HTMLMediaElement.HAVE_FUTURE_DATA). */
const CAN_PLAY = 3;

/** What its card and its bar show. */
export interface SoundView {
  readonly state: AudioState;
  readonly placeS: number;
  /** 0 while it is not known, and for what has no end. */
  readonly durationS: number;
  readonly speed: number;
  /** Its server sends any part of it. */
  readonly canSeek: boolean;
}

export interface SoundPlayer {
  readonly $view: ReadableAtom<SoundView>;
  readonly play: () => void;
  readonly pause: () => void;
  readonly toggle: () => void;
  readonly seekTo: (placeS: number) => void;
  readonly seekBy: (seconds: number) => void;
  readonly setSpeed: (speed: number) => void;
  /** Stops and keeps the place: it may be a long talk. */
  readonly close: () => void;
  /** Lets go of the sound and of the line; nothing plays afterwards. */
  readonly destroy: () => void;
}

/** What the page around it may want to hear. */
export type SoundNews = 'start' | 'pause' | 'end' | 'fail';

interface SoundParts {
  readonly audio: HTMLMediaElement;
  /** Its address, or a promise of it where it has to be decrypted; '' when there is none. */
  readonly openUrl: () => string | Promise<string>;
  /** Seconds that the CMS gave; 0 for none. */
  readonly cmsS: number;
  readonly openSession: (actions: SessionActions) => MediaSessionHandle | null;
  readonly tell: (news: SoundNews) => void;
}

/** Plays one sound: the element's events become states, the reader's wishes its calls. */
export function createSoundPlayer(parts: SoundParts): SoundPlayer {
  const { audio, openUrl, cmsS, openSession, tell } = parts;
  const $view = atom<SoundView>({
    state: 'idle',
    placeS: 0,
    durationS: cmsS,
    speed: 1,
    canSeek: false,
  });
  let session: MediaSessionHandle | null = null;
  let watchdog: ReturnType<typeof setTimeout> | undefined;
  let gone = false;

  const show = (change: Partial<SoundView>) => $view.set({ ...$view.get(), ...change });
  const hasSource = () => audio.hasAttribute('src');

  const happen = (event: AudioEvent) => {
    const before = $view.get().state;
    const state = nextAudioState(before, event);
    if (state === before) return;
    show({ state });
    clearTimeout(watchdog);
    if (state === 'loading') watchdog = setTimeout(fail, WATCHDOG_MS);
    session?.showPlaying(isRunning(state));
    showPlace();
    const news = decideNews(before, state);
    if (news) tell(news);
  };

  const showPlace = () => session?.showPlace($view.get());
  const endSession = () => {
    session?.close();
    session = null;
  };

  // Something else plays now, and has the lock screen.
  const turn = {
    pause: () => {
      audio.pause();
      happen('pause');
      endSession();
    },
  };

  const begin = () => {
    startPlaying(turn);
    session ??= openSession({ play, pause, seekBy, seekTo });
    happen('play');
  };

  const play = () => {
    if (gone) return;
    begin();
    if (hasSource()) return run();
    const url = openUrl();
    if (typeof url === 'string') setSource(url);
    else url.then(setSource, fail);
  };

  const setSource = (url: string) => {
    // Paused or closed while the address was made out.
    if (!isRunning($view.get().state)) return;
    if (url === '') return fail();
    audio.src = url;
    audio.playbackRate = $view.get().speed;
    run();
  };

  const run = () => {
    audio.play().catch(({ name }: Error) => {
      // Engines that want a tap of their own leave it paused; a pause is no failure.
      if (name === 'NotAllowedError') pause();
      else if (name !== 'AbortError') fail();
    });
  };

  const pause = () => {
    audio.pause();
    happen('pause');
    stopPlaying(turn);
  };

  /** The place stays, so that another try goes on where it broke off. */
  function fail() {
    happen('fail');
    release();
    stopPlaying(turn);
    endSession();
  }

  const release = () => {
    audio.pause();
    audio.removeAttribute('src');
    audio.load();
  };

  const close = () => {
    happen('close');
    audio.pause();
    stopPlaying(turn);
    endSession();
  };

  const seekTo = (placeS: number) => {
    const place = clampPosition(placeS, $view.get().durationS);
    if (audio.readyState > 0) audio.currentTime = place;
    show({ placeS: place });
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
    // Media keys play and pause the element itself.
    play: begin,
    pause: () => {
      if (audio.ended || !hasSource()) return;
      happen('pause');
      stopPlaying(turn);
    },
    playing: () => happen('playing'),
    waiting: () => happen('waiting'),
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
      // Some engines play on after a gap without saying so.
      if (!audio.paused && !audio.seeking && audio.readyState >= CAN_PLAY) happen('playing');
    },
    ended: () => {
      // Nothing was in it.
      if (!(audio.duration > 0)) return fail();
      stopPlaying(turn);
      happen('end');
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
      // The default too: a source that is set anew begins with it.
      audio.defaultPlaybackRate = speed;
      audio.playbackRate = speed;
      show({ speed });
      showPlace();
    },
    close,
    destroy: () => {
      gone = true;
      close();
      for (const [name, listener] of Object.entries(listeners)) {
        audio.removeEventListener(name, listener);
      }
      release();
    },
  };
}

function decideNews(before: AudioState, state: AudioState): SoundNews | null {
  if (isRunning(state)) return isRunning(before) ? null : 'start';
  if (state === 'ended') return 'end';
  if (state === 'failed') return 'fail';
  return isRunning(before) ? 'pause' : null;
}
