import { describe, expect, it } from 'vitest';
import {
  type AudioEvent,
  type AudioState,
  isBarVisible,
  nextAudioState,
} from '../../../src/model/audio/audioState.ts';

describe('nextAudioState (product 4.5)', () => {
  it.each<[string, AudioEvent[], AudioState]>([
    ['is loading after play', ['play'], 'loading'],
    ['is playing when playback starts', ['play', 'playing'], 'playing'],
    ['is playing again after a stall', ['play', 'playing', 'waiting', 'playing'], 'playing'],
    ['can be paused while it loads', ['play', 'pause'], 'paused'],
    [
      'stays paused when the element waits for data',
      ['play', 'playing', 'pause', 'waiting'],
      'paused',
    ],
    ['is loading when it resumes after a pause', ['play', 'playing', 'pause', 'play'], 'loading'],
    ['is playing when the system resumes it', ['play', 'playing', 'pause', 'playing'], 'playing'],
    ['has ended, also when the end follows a pause', ['play', 'playing', 'pause', 'end'], 'ended'],
    ['is loading when it restarts after its end', ['play', 'playing', 'end', 'play'], 'loading'],
    ['ignores a pause after its end', ['play', 'playing', 'end', 'pause'], 'ended'],
    ['fails while it loads', ['play', 'fail'], 'failed'],
    ['ignores events after a failure', ['play', 'fail', 'playing', 'pause'], 'failed'],
    ['is loading when it is retried', ['play', 'fail', 'play'], 'loading'],
    ['is idle after it is closed', ['play', 'playing', 'close'], 'idle'],
    ['stays idle after later events of the element', ['play', 'close', 'pause', 'end'], 'idle'],
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
