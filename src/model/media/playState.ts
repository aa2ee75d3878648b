/**
 * State of a player. `ended` is left at once, when the player is replaced by its poster.
 * `paused` is also the state after a browser refused to start.
 */
export type PlayState = 'loading' | 'playing' | 'paused' | 'reconnecting' | 'failed' | 'ended';

/** An event of the media element, of the stream, or of the reader. */
export type PlayEvent = 'start' | 'playing' | 'waiting' | 'pause' | 'lost' | 'end' | 'fail';

type Row = Readonly<Partial<Record<PlayEvent, PlayState>>>;

const RUNNING: Row = { pause: 'paused', lost: 'reconnecting', end: 'ended', fail: 'failed' };

const TABLE: Readonly<Record<PlayState, Row>> = {
  loading: { ...RUNNING, playing: 'playing' },
  playing: { ...RUNNING, waiting: 'loading' },
  paused: { start: 'loading', playing: 'playing', end: 'ended', fail: 'failed' },
  // `waiting` of the new engine is part of reconnecting.
  reconnecting: { ...RUNNING, playing: 'playing' },
  failed: { start: 'loading' },
  ended: { start: 'loading' },
};

/** Returns the next state; events without a meaning in a state do not change it. */
export const nextPlayState = (state: PlayState, event: PlayEvent): PlayState =>
  TABLE[state][event] ?? state;

/** Events that the player dispatches for the screens around it. */
export type MediaEventName = 'media-start' | 'media-pause' | 'media-end' | 'media-fail';

/**
 * Returns the event of a state; null for states that are not reported: a video that waits for
 * data still counts as playing.
 */
export function decideMediaEvent(state: PlayState): MediaEventName | null {
  switch (state) {
    case 'playing':
      return 'media-start';
    case 'paused':
      return 'media-pause';
    case 'ended':
      return 'media-end';
    case 'failed':
      return 'media-fail';
    case 'loading':
    case 'reconnecting':
      return null;
  }
}
