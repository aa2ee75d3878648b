import { describe, expect, it } from 'vitest';
import {
  type AudioEvent,
  type AudioState,
  isBarVisible,
  nextAudioState,
} from '../../../src/model/audio/audioState.ts';

describe('nextSoundState (product 4.5)', () => {
  it.each<[string, AudioEvent[], AudioState]>([
    ['is loading once it is asked for', ['play'], 'loading'],
    ['plays when it is heard', ['play', 'playing'], 'playing'],
    ['waits when it runs dry, and goes on', ['play', 'playing', 'waiting', 'playing'], 'playing'],
    ['is paused while it loads', ['play', 'pause'], 'paused'],
    ['stays paused when data come late', ['play', 'playing', 'pause', 'waiting'], 'paused'],
    ['goes on after a pause by way of loading', ['play', 'playing', 'pause', 'play'], 'loading'],
    ['goes on when the system lets it', ['play', 'playing', 'pause', 'playing'], 'playing'],
    ['has ended, also said after a pause', ['play', 'playing', 'pause', 'end'], 'ended'],
    ['begins again after its end', ['play', 'playing', 'end', 'play'], 'loading'],
    ['is no more paused once it has ended', ['play', 'playing', 'end', 'pause'], 'ended'],
    ['fails while it loads', ['play', 'fail'], 'failed'],
    ['fails once: what comes after means nothing', ['play', 'fail', 'playing', 'pause'], 'failed'],
    ['is tried again', ['play', 'fail', 'play'], 'loading'],
    ['is put away', ['play', 'playing', 'close'], 'idle'],
    ['stays away whatever the element says later', ['play', 'close', 'pause', 'end'], 'idle'],
    ['does not start by itself', ['playing'], 'idle'],
  ])('%s', (_, events, expected) => {
    expect(events.reduce(nextAudioState, 'idle')).toBe(expected);
  });
});

describe('isBarVisible', () => {
  it.each<[AudioState, boolean, boolean, boolean]>([
    ['loading', false, true, true],
    ['playing', false, true, true],
    ['paused', false, true, true],
    ['failed', false, true, true],
    ['ended', false, true, false],
    ['idle', false, true, false],
    ['playing', true, true, false],
    ['paused', false, false, false],
  ])('%s, in sight %s, latest %s: %s', (state, inSight, latest, expected) => {
    expect(isBarVisible({ state, inSight, latest })).toBe(expected);
  });
});
