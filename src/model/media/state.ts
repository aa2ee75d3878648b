/**
 * What a player is in. `ended` is left at once: the film is brought back to its poster.
 * `paused` is also what a browser that refuses to start leaves.
 */
export type PlayState = 'loading' | 'playing' | 'paused' | 'reconnecting' | 'failed' | 'ended';

/** What happens to it: to its element, its stream, or by its reader. */
export type PlayEvent = 'start' | 'playing' | 'waiting' | 'pause' | 'lost' | 'end' | 'fail';

type Row = Readonly<Partial<Record<PlayEvent, PlayState>>>;

const RUNNING: Row = { pause: 'paused', lost: 'reconnecting', end: 'ended', fail: 'failed' };

const TABLE: Readonly<Record<PlayState, Row>> = {
  loading: { ...RUNNING, playing: 'playing' },
  playing: { ...RUNNING, waiting: 'loading' },
  paused: { start: 'loading', playing: 'playing', end: 'ended', fail: 'failed' },
  // What the new engine still waits for is part of it.
  reconnecting: { ...RUNNING, playing: 'playing' },
  failed: { start: 'loading' },
  ended: { start: 'loading' },
};

/** Events that mean nothing in a state leave it as it is. */
export const nextPlayState = (state: PlayState, event: PlayEvent): PlayState =>
  TABLE[state][event] ?? state;

/** What the page hears of it: screens that show a film listen to these. */
export type MediaEventName = 'media-start' | 'media-pause' | 'media-end' | 'media-fail';

/** null when a change is nobody's business: a film that waits for data still plays. */
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
