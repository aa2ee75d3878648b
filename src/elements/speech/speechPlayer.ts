import { atom, type ReadableAtom } from 'nanostores';
import type { MediaSessionActions, MediaSessionHandle } from '../../host/media/mediaSession.ts';
import { onPageLeave } from '../../host/savedFeed.ts';
import type { SpeechEngine } from '../../host/speech/speechEngine.ts';
import { type AudioState, isRunning } from '../../model/audio/audioState.ts';
import { MINUTE_MS } from '../../model/durations.ts';
import {
  createSpeechState,
  nextSpeechState,
  type SpeechEvent,
} from '../../model/speech/speechState.ts';
import { decideUtteranceLimitMs, splitUtterances } from '../../model/speech/splitUtterances.ts';
import { startPlaying, stopPlaying } from '../../state/playing.ts';

/** Time in which the device must begin an utterance, in ms; remote voices are loaded first. */
const UTTERANCE_START_MS = 5_000;

/** The state that the bar shows. */
export interface SpeechView {
  readonly state: AudioState;
  /** Index of the sentence that is read, or will be. */
  readonly sentence: number;
  readonly speed: number;
  /** Minutes of the sleep timer; 0 for none. */
  readonly sleepMinutes: number;
  /** Whether it failed because the device has no voice for the language. */
  readonly isVoiceless: boolean;
}

export interface SpeechPlayer {
  readonly $view: ReadableAtom<SpeechView>;
  readonly play: () => void;
  readonly pause: () => void;
  readonly toggle: () => void;
  readonly next: () => void;
  readonly back: () => void;
  readonly setSpeed: (speed: number) => void;
  /** Pauses after the sentence that is read when the time is over; 0 switches it off. */
  readonly setSleepMinutes: (minutes: number) => void;
  /** Stops; nothing can be read afterwards. */
  readonly destroy: () => void;
}

interface SpeechPlayerParts {
  readonly engine: SpeechEngine;
  readonly sentences: readonly string[];
  readonly lang: string;
  /** Index of the sentence to start with. */
  readonly sentence: number;
  readonly openSession: (actions: MediaSessionActions) => MediaSessionHandle | null;
}

/**
 * Creates the player that reads sentences aloud. A pause ends the utterance, which is said again
 * afterwards: Android's browsers do not go on within an utterance.
 */
export function createSpeechPlayer(parts: SpeechPlayerParts): SpeechPlayer {
  const { engine, lang, openSession } = parts;
  const utterances = parts.sentences.map(splitUtterances);
  const counts = utterances.map(({ length }) => length);
  let state = createSpeechState(parts.sentence);
  let session: MediaSessionHandle | null = null;
  let watchdog: ReturnType<typeof setTimeout> | undefined;
  let sleepAt = Number.POSITIVE_INFINITY;
  let isDestroyed = false;
  const $view = atom<SpeechView>({
    state: 'idle',
    sentence: parts.sentence,
    speed: 1,
    sleepMinutes: 0,
    isVoiceless: false,
  });
  const show = (change: Partial<SpeechView>) => $view.set({ ...$view.get(), ...change });

  const apply = (event: SpeechEvent) => {
    if (isDestroyed) return;
    const before = state;
    state = nextSpeechState(before, event, counts);
    if (state === before) return;
    const runs = isRunning(state.state);
    show({
      state: state.state,
      sentence: state.sentence,
      isVoiceless: event === 'voiceless' && state.state === 'failed',
    });
    if (runs && !isRunning(before.state)) startPlaying(ownTurn);
    if (runs && !session) session = openSession(sessionActions);
    session?.showPlaying(runs);
    if (!runs) endTurn();
    else if (state.turn !== before.turn) speak();
  };

  const speak = () => {
    const text = utterances[state.sentence]?.[state.part] ?? '';
    const { speed } = $view.get();
    limit(UTTERANCE_START_MS, 'silent');
    const hasVoice = engine.speak({ text, lang, speed }, (news) => {
      if (news === 'ended') return apply(Date.now() >= sleepAt ? 'rested' : 'ended');
      if (news === 'started') limit(decideUtteranceLimitMs(text, speed), 'stuck');
      apply(news);
    });
    if (!hasVoice) apply('voiceless');
  };

  const limit = (ms: number, event: SpeechEvent) => {
    clearTimeout(watchdog);
    watchdog = setTimeout(() => apply(event), ms);
  };

  const endTurn = () => {
    clearTimeout(watchdog);
    engine.stop();
    stopPlaying(ownTurn);
    // The time has run out, so that play starts without it.
    if (Date.now() >= sleepAt) setSleepMinutes(0);
    if (state.state !== 'paused') closeSession();
  };

  const closeSession = () => {
    session?.close();
    session = null;
  };

  const setSleepMinutes = (sleepMinutes: number) => {
    sleepAt = sleepMinutes > 0 ? Date.now() + sleepMinutes * MINUTE_MS : Number.POSITIVE_INFINITY;
    show({ sleepMinutes });
  };

  const play = () => apply('play');
  const pause = () => apply('pause');
  const next = () => apply('next');
  const back = () => apply('back');
  const sessionActions: MediaSessionActions = {
    play,
    pause,
    seekBy: (seconds) => (seconds < 0 ? back() : next()),
    seekTo: () => {},
  };
  // Called when another player starts, which then has the media session.
  const ownTurn = {
    pause: () => {
      pause();
      closeSession();
    },
  };
  // Browsers go on speaking after a page was left.
  const stopLeave = onPageLeave(pause);

  return {
    $view,
    play,
    pause,
    toggle: () => apply(isRunning(state.state) ? 'pause' : 'play'),
    next,
    back,
    setSpeed: (speed) => {
      show({ speed });
      apply('repeat');
    },
    setSleepMinutes,
    destroy: () => {
      apply('close');
      isDestroyed = true;
      clearTimeout(watchdog);
      stopLeave();
      closeSession();
    },
  };
}
