import { describe, expect, it } from 'vitest';
import {
  PUSH_TIMES,
  type PushEffect,
  type PushEvent,
  type PushStep,
  startPush,
  stepPush,
} from '../../../src/model/push/connection.ts';

/** The random value that leaves all waits unchanged. */
const MIDDLE = 0.5;
const VISIBLE = { hidden: false, online: true };

/** An event and its time: `[ms since the previous one, event, random value]`. */
type TimedEvent = readonly [number, PushEvent, number?];

function play(
  events: readonly TimedEvent[],
  page = VISIBLE,
): { step: PushStep; effects: PushEffect[]; now: number } {
  let now = 0;
  let step = startPush(page, now);
  const effects = [...step.effects];
  for (const [ms, event, random = MIDDLE] of events) {
    now += ms;
    step = stepPush(step.state, event, now, random);
    effects.push(...step.effects);
  }
  return { step, effects, now };
}

const OPENED: TimedEvent = [100, 'opened'];

describe('the rules of the push channel', () => {
  it.each<[string, readonly TimedEvent[], readonly PushEffect[], string]>([
    ['connects at once', [], ['connect'], 'connecting'],
    ['subscribes when it is open', [OPENED], ['connect', 'subscribe'], 'open'],
    [
      'sends nothing while messages arrive',
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
      'stays open when the ping is answered',
      [OPENED, [60_000, 'wake'], [200, 'received'], [59_900, 'wake']],
      ['connect', 'subscribe', 'ping'],
      'open',
    ],
    [
      'disconnects after 60 s more of silence',
      [OPENED, [60_000, 'wake'], [60_000, 'wake']],
      ['connect', 'subscribe', 'ping', 'disconnect'],
      'waiting',
    ],
    [
      'disconnects a socket that is not open after 60 s',
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
      'connects again 4 s after a close',
      [OPENED, [5, 'closed'], [4000, 'wake']],
      ['connect', 'subscribe', 'connect'],
      'connecting',
    ],
    [
      'disconnects when the page is hidden',
      [OPENED, [5, 'hide']],
      ['connect', 'subscribe', 'disconnect'],
      'resting',
    ],
    [
      'stays disconnected while the page is hidden',
      [OPENED, [5, 'hide'], [9e6, 'wake'], [1, 'closed'], [1, 'online']],
      ['connect', 'subscribe', 'disconnect'],
      'resting',
    ],
    [
      'reconnects within a second when the page is visible again',
      [OPENED, [5, 'hide'], [90, 'show', 1], [1000, 'wake']],
      ['connect', 'subscribe', 'disconnect', 'connect'],
      'connecting',
    ],
    [
      'connects once when the page is reported visible twice',
      [OPENED, [5, 'hide'], [90, 'show'], [0, 'show'], [1000, 'wake'], [0, 'show'], [0, 'wake']],
      ['connect', 'subscribe', 'disconnect', 'connect'],
      'connecting',
    ],
    [
      'stays disconnected without a network',
      [OPENED, [5, 'offline'], [9e6, 'wake'], [1, 'hide'], [1, 'show']],
      ['connect', 'subscribe', 'disconnect'],
      'resting',
    ],
    [
      'reconnects when the network is back',
      [OPENED, [5, 'offline'], [90, 'online', 0], [0, 'wake']],
      ['connect', 'subscribe', 'disconnect', 'connect'],
      'connecting',
    ],
    [
      'does not reconnect after its end',
      [OPENED, [5, 'end'], [90, 'show'], [1, 'online'], [9e6, 'wake'], [1, 'closed']],
      ['connect', 'subscribe', 'disconnect'],
      'ended',
    ],
    [
      'ends while it waits to reconnect',
      [OPENED, [5, 'closed'], [90, 'end'], [4000, 'wake']],
      ['connect', 'subscribe'],
      'ended',
    ],
    [
      'ignores events of an old socket',
      [OPENED, [5, 'closed'], [1, 'closed'], [1, 'opened'], [1, 'received']],
      ['connect', 'subscribe'],
      'waiting',
    ],
  ])('%s', (_, events, effects, phase) => {
    const played = play(events);
    expect(played.effects).toEqual(effects);
    expect(played.step.state.phase).toBe(phase);
  });

  it.each([
    ['hidden', { hidden: true, online: true }, 'show'],
    ['without a network', { hidden: false, online: false }, 'online'],
  ] as const)('a page that opens %s connects only after that state ends', (_, page, event) => {
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

  it('a page that is hidden and shown repeatedly does not shorten the wait', () => {
    const { step, effects, now } = play([
      OPENED,
      [5, 'closed'],
      ...Array.from({ length: 50 }).flatMap((): TimedEvent[] => [
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
  let step = startPush(VISIBLE, now);
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

describe('the waits before a reconnection', () => {
  const GROWING = [4000, 6400, 10_240, 16_384, 26_214, 41_943, 60_000, 60_000];

  it('grow from 4 s to 60 s', () => {
    expect(waits(8, false, 50)).toEqual(GROWING);
  });

  it('grow as well when the server opens and closes at once', () => {
    expect(waits(8, true, 50)).toEqual(GROWING);
  });

  it('restart at 4 s after a connection that lasted', () => {
    expect(waits(3, true, PUSH_TIMES.steadyMs)).toEqual([4000, 4000, 4000]);
    expect(waits(3, true, PUSH_TIMES.steadyMs - 1)).toEqual([4000, 6400, 10_240]);
  });

  it('restart at 4 s when the page closed such a connection', () => {
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
  ])('vary by half (random value %d)', (random, expected) => {
    expect(waits(2, false, 50, random)).toEqual(expected);
  });
});
