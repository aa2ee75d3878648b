/** How a sound stands (product 4.5), and what it says when it cannot. */
export type SoundState = 'idle' | 'loading' | 'playing' | 'paused' | 'ended' | 'failed';

/**
 * What happens to it: the reader asks for it (`play`) or puts it away (`close`); it is
 * heard (`sounds`), runs dry (`waits`), is paused by anybody, comes to its end or fails.
 */
export type SoundEvent = 'play' | 'sounds' | 'waits' | 'pause' | 'end' | 'fail' | 'close';

const NEXT: Readonly<Record<SoundState, Partial<Record<SoundEvent, SoundState>>>> = {
  idle: { play: 'loading' },
  loading: { sounds: 'playing', pause: 'paused', end: 'ended', fail: 'failed', close: 'idle' },
  playing: { waits: 'loading', pause: 'paused', end: 'ended', fail: 'failed', close: 'idle' },
  // Engines say that it is paused before they say that it has ended; the system plays on too.
  paused: { play: 'loading', sounds: 'playing', end: 'ended', fail: 'failed', close: 'idle' },
  ended: { play: 'loading', close: 'idle' },
  failed: { play: 'loading', close: 'idle' },
};

/** The state after an event; events that mean nothing in a state leave it. */
export const nextSoundState = (state: SoundState, event: SoundEvent): SoundState =>
  NEXT[state][event] ?? state;

/** It plays, or will in a moment: its button pauses. */
export const isRunning = (state: SoundState): boolean => state === 'loading' || state === 'playing';

interface BarFacts {
  readonly state: SoundState;
  /** Its card is on the screen. */
  readonly inSight: boolean;
  /** No other sound was started after it. */
  readonly latest: boolean;
}

/** The bar at the foot stands for the sound that was started last, while its card is away. */
export const decideBar = ({ state, inSight, latest }: BarFacts): boolean =>
  latest && !inSight && state !== 'idle' && state !== 'ended';
