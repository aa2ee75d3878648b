import { describe, expect, it } from 'vitest';
import {
  decideBar,
  nextSoundState,
  type SoundEvent,
  type SoundState,
} from '../../../src/model/sound/state.ts';

describe('nextSoundState (product 4.5)', () => {
  it.each<[string, SoundEvent[], SoundState]>([
    ['is loading once it is asked for', ['play'], 'loading'],
    ['plays when it is heard', ['play', 'sounds'], 'playing'],
    ['waits when it runs dry, and goes on', ['play', 'sounds', 'waits', 'sounds'], 'playing'],
    ['is paused while it loads', ['play', 'pause'], 'paused'],
    ['stays paused when data come late', ['play', 'sounds', 'pause', 'waits'], 'paused'],
    ['goes on after a pause by way of loading', ['play', 'sounds', 'pause', 'play'], 'loading'],
    ['goes on when the system lets it', ['play', 'sounds', 'pause', 'sounds'], 'playing'],
    ['has ended, also said after a pause', ['play', 'sounds', 'pause', 'end'], 'ended'],
    ['begins again after its end', ['play', 'sounds', 'end', 'play'], 'loading'],
    ['is no more paused once it has ended', ['play', 'sounds', 'end', 'pause'], 'ended'],
    ['fails while it loads', ['play', 'fail'], 'failed'],
    ['fails once: what comes after means nothing', ['play', 'fail', 'sounds', 'pause'], 'failed'],
    ['is tried again', ['play', 'fail', 'play'], 'loading'],
    ['is put away', ['play', 'sounds', 'close'], 'idle'],
    ['stays away whatever the element says later', ['play', 'close', 'pause', 'end'], 'idle'],
    ['does not start by itself', ['sounds'], 'idle'],
  ])('%s', (_, events, expected) => {
    expect(events.reduce(nextSoundState, 'idle')).toBe(expected);
  });
});

describe('decideBar', () => {
  it.each<[SoundState, boolean, boolean, boolean]>([
    ['loading', false, true, true],
    ['playing', false, true, true],
    ['paused', false, true, true],
    ['failed', false, true, true],
    ['ended', false, true, false],
    ['idle', false, true, false],
    ['playing', true, true, false],
    ['paused', false, false, false],
  ])('%s, in sight %s, latest %s: %s', (state, inSight, latest, expected) => {
    expect(decideBar({ state, inSight, latest })).toBe(expected);
  });
});
