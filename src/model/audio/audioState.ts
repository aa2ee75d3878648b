/** State of an audio player (product 4). */
export type AudioState = 'idle' | 'loading' | 'playing' | 'paused' | 'ended' | 'failed';

/**
 * An event of the reader (`play`, `close`) or of the element: it plays (`playing`), waits for
 * data (`waiting`), is paused by reader or system, ends or fails.
 */
export type AudioEvent = 'play' | 'playing' | 'waiting' | 'pause' | 'end' | 'fail' | 'close';

const NEXT: Readonly<Record<AudioState, Partial<Record<AudioEvent, AudioState>>>> = {
  idle: { play: 'loading' },
  loading: { playing: 'playing', pause: 'paused', end: 'ended', fail: 'failed', close: 'idle' },
  playing: { waiting: 'loading', pause: 'paused', end: 'ended', fail: 'failed', close: 'idle' },
  // Browsers report `pause` before `ended`, and the system can resume playback.
  paused: { play: 'loading', playing: 'playing', end: 'ended', fail: 'failed', close: 'idle' },
  ended: { play: 'loading', close: 'idle' },
  failed: { play: 'loading', close: 'idle' },
};

/** Returns the next state; events without a meaning in a state do not change it. */
export const nextAudioState = (state: AudioState, event: AudioEvent): AudioState =>
  NEXT[state][event] ?? state;

/** Whether it plays or is about to: its button then pauses. */
export const isRunning = (state: AudioState): boolean => state === 'loading' || state === 'playing';

interface BarFacts {
  readonly state: AudioState;
  /** Whether its card is in the viewport. */
  readonly inSight: boolean;
  /** Whether it is the audio that was started last. */
  readonly latest: boolean;
}

/**
 * Whether the bar at the bottom shows this audio: the one started last, while its card is out
 * of view.
 */
export const isBarVisible = ({ state, inSight, latest }: BarFacts): boolean =>
  latest && !inSight && state !== 'idle' && state !== 'ended';
