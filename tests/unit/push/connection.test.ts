import { describe, expect, it } from 'vitest';
import {
  PUSH_TIMES,
  type PushEffect,
  type PushEvent,
  type PushStep,
  startPush,
  stepPush,
} from '../../../src/model/push/connection.ts';

/** Chance that changes nothing: the middle of all waits. */
const MIDDLE = 0.5;
const SEEN = { hidden: false, online: true };

/** Lets things happen at their times: `[ms since the one before, what, chance]`. */
type Happening = readonly [number, PushEvent, number?];

function play(
  happenings: readonly Happening[],
  page = SEEN,
): { step: PushStep; effects: PushEffect[]; now: number } {
  let now = 0;
  let step = startPush(page, now);
  const effects = [...step.effects];
  for (const [ms, event, random = MIDDLE] of happenings) {
    now += ms;
    step = stepPush(step.state, event, now, random);
    effects.push(...step.effects);
  }
  return { step, effects, now };
}

const OPENED: Happening = [100, 'opened'];

describe('the rules of the push channel', () => {
  it.each<[string, readonly Happening[], readonly PushEffect[], string]>([
    ['connects at once', [], ['connect'], 'connecting'],
    ['subscribes when it is open', [OPENED], ['connect', 'subscribe'], 'open'],
    [
      'does nothing more while the server talks',
      [OPENED, [59_000, 'received'], [59_000, 'received'], [59_000, 'wake']],
      ['connect', 'subscribe'],
      'open',
    ],
    [
      'pings after 60 s of silence',
      [OPENED, [60_000, 'wake']],
      ['connect', 'subscribe', 'ping'],
      'open',
    ],
    [
      'goes on when the ping is answered',
      [OPENED, [60_000, 'wake'], [200, 'received'], [59_900, 'wake']],
      ['connect', 'subscribe', 'ping'],
      'open',
    ],
    [
      'gives up a server that is silent 60 s longer',
      [OPENED, [60_000, 'wake'], [60_000, 'wake']],
      ['connect', 'subscribe', 'ping', 'disconnect'],
      'waiting',
    ],
    [
      'gives up what has not opened after 60 s',
      [[60_000, 'wake']],
      ['connect', 'disconnect'],
      'waiting',
    ],
    [
      'waits 4 s after a close',
      [OPENED, [5, 'closed'], [3999, 'wake']],
      ['connect', 'subscribe'],
      'waiting',
    ],
    [
      'and connects again',
      [OPENED, [5, 'closed'], [4000, 'wake']],
      ['connect', 'subscribe', 'connect'],
      'connecting',
    ],
    [
      'closes when the page hides',
      [OPENED, [5, 'hide']],
      ['connect', 'subscribe', 'disconnect'],
      'resting',
    ],
    [
      'rests as long as it is hidden',
      [OPENED, [5, 'hide'], [9e6, 'wake'], [1, 'closed'], [1, 'online']],
      ['connect', 'subscribe', 'disconnect'],
      'resting',
    ],
    [
      'comes back within a second when the page is seen',
      [OPENED, [5, 'hide'], [90, 'show', 1], [1000, 'wake']],
      ['connect', 'subscribe', 'disconnect', 'connect'],
      'connecting',
    ],
    [
      'hears twice that the page is seen, and connects once',
      [OPENED, [5, 'hide'], [90, 'show'], [0, 'show'], [1000, 'wake'], [0, 'show'], [0, 'wake']],
      ['connect', 'subscribe', 'disconnect', 'connect'],
      'connecting',
    ],
    [
      'waits for a network',
      [OPENED, [5, 'offline'], [9e6, 'wake'], [1, 'hide'], [1, 'show']],
      ['connect', 'subscribe', 'disconnect'],
      'resting',
    ],
    [
      'comes back with the network',
      [OPENED, [5, 'offline'], [90, 'online', 0], [0, 'wake']],
      ['connect', 'subscribe', 'disconnect', 'connect'],
      'connecting',
    ],
    [
      'ends for good',
      [OPENED, [5, 'end'], [90, 'show'], [1, 'online'], [9e6, 'wake'], [1, 'closed']],
      ['connect', 'subscribe', 'disconnect'],
      'ended',
    ],
    [
      'ends while it waits',
      [OPENED, [5, 'closed'], [90, 'end'], [4000, 'wake']],
      ['connect', 'subscribe'],
      'ended',
    ],
    [
      'is not confused by what an old socket says',
      [OPENED, [5, 'closed'], [1, 'closed'], [1, 'opened'], [1, 'received']],
      ['connect', 'subscribe'],
      'waiting',
    ],
  ])('%s', (_, happenings, effects, phase) => {
    const played = play(happenings);
    expect(played.effects).toEqual(effects);
    expect(played.step.state.phase).toBe(phase);
  });

  it.each([
    ['hidden', { hidden: true, online: true }, 'show'],
    ['without a network', { hidden: false, online: false }, 'online'],
  ] as const)('a page that opens %s waits for that to end', (_, page, event) => {
    expect(play([], page).effects).toEqual([]);
    expect(play([[9000, event, 1]], page).effects).toEqual([]);
    expect(
      play(
        [
          [9000, event, 1],
          [1000, 'wake'],
        ],
        page,
      ).effects,
    ).toEqual(['connect']);
  });

  it('a page that comes and goes does not hammer a server that closes at once', () => {
    const { step, effects, now } = play([
      OPENED,
      [5, 'closed'],
      ...Array.from({ length: 50 }).flatMap((): Happening[] => [
        [10, 'hide'],
        [10, 'show', 0],
        [10, 'wake'],
      ]),
    ]);
    expect(effects).toEqual(['connect', 'subscribe']);
    expect(step.state.timerDueAt).toBe(4105);
    expect(now).toBe(1605);
  });
});

/** The waits of one client whose connections all end the same way. */
function waits(count: number, opens: boolean, lastsMs: number, random = MIDDLE): number[] {
  let now = 0;
  let step = startPush(SEEN, now);
  return Array.from({ length: count }, () => {
    if (opens) step = stepPush(step.state, 'opened', now, random);
    // The connection stays open for this time.
    now += lastsMs;
    step = stepPush(step.state, 'closed', now, random);
    const wait = Number(step.state.timerDueAt) - now;
    now += wait;
    step = stepPush(step.state, 'wake', now, random);
    expect(step.effects).toEqual(['connect']);
    return Math.round(wait);
  });
}

describe('waits before it reconnects', () => {
  const GROWING = [4000, 6400, 10_240, 16_384, 26_214, 41_943, 60_000, 60_000];

  it('grow from 4 s to 60 s', () => {
    expect(waits(8, false, 50)).toEqual(GROWING);
  });

  it('grow as well when the server opens and closes at once', () => {
    expect(waits(8, true, 50)).toEqual(GROWING);
  });

  it('begin anew after a connection that lasted', () => {
    expect(waits(3, true, PUSH_TIMES.steadyMs)).toEqual([4000, 4000, 4000]);
    expect(waits(3, true, PUSH_TIMES.steadyMs - 1)).toEqual([4000, 6400, 10_240]);
  });

  it('begin anew when such a connection was closed by the page itself', () => {
    const { step } = play([
      [50, 'closed'],
      [4000, 'wake'],
      [50, 'opened'],
      [60_000, 'hide'],
      [5, 'show'],
    ]);
    expect(step.state.waitMs).toBe(4000);
  });

  it.each([
    [0, [2000, 3200]],
    [1, [6000, 9600]],
  ])('are spread by half of themselves (chance %d)', (random, expected) => {
    expect(waits(2, false, 50, random)).toEqual(expected);
  });
});
