import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EngineHooks, StartEngine } from '../../../src/elements/player/engines/videoEngine.ts';
import { VideoPlayback } from '../../../src/elements/player/VideoPlayback.ts';
import type { Attempt } from '../../../src/model/media/engines.ts';

/** What the playback has loaded: address, engine and tracks, with the hooks of the engine. */
const loads = vi.hoisted(() => [] as { source: unknown; hooks: EngineHooks }[]);
vi.mock('../../../src/elements/player/engines/loadEngine.ts', () => ({
  loadEngine:
    (engine: string): StartEngine =>
    (_, { address, tracks }, hooks) => {
      loads.push({ source: [engine, address, tracks], hooks });
      return { liveEdge: () => null, end: () => {} };
    },
}));

const FILE: Attempt = { address: 'a.mp4', engine: 'native' };
const OTHER_FILE: Attempt = { address: 'b.mp4', engine: 'native' };
const STREAM: Attempt = { address: 'a.m3u8', engine: 'native' };
const STREAM_BY_LIBRARY: Attempt = { address: 'a.m3u8', engine: 'hls' };

/** A video element without a browser. */
function createVideo(duration: number) {
  const none = { length: 0 };
  return Object.assign(new EventTarget(), {
    currentTime: 0,
    duration,
    videoWidth: 640,
    paused: false,
    ended: false,
    error: null,
    buffered: none,
    seekable: none,
    play: async () => {},
    pause: () => {},
  });
}

function start(attempts: readonly Attempt[], duration = 60) {
  const video = createVideo(duration);
  const said = { states: [] as string[], soundOnly: [] as boolean[] };
  const playback = new VideoPlayback(video as unknown as HTMLVideoElement, false, {
    onState: (state) => said.states.push(state),
    onLevels: () => {},
    onSoundOnly: (isSoundOnly) => said.soundOnly.push(isSoundOnly),
  });
  playback.start(attempts);
  const dispatch = (name: string) => video.dispatchEvent(new Event(name));
  /** Plays the newest load from where it was opened until here. */
  const playTo = (seconds: number) => {
    dispatch('loadedmetadata');
    const openedAt = video.currentTime;
    video.currentTime = seconds;
    dispatch('playing');
    return openedAt;
  };
  return { video, said, playTo, fail: () => loads.at(-1)?.hooks.onFail() };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', Object.assign(new EventTarget(), { setTimeout }));
  vi.stubGlobal('document', { hidden: false });
});
afterEach(() => {
  loads.length = 0;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
const sources = () => loads.map(({ source }) => source);

describe('a recording that fails while it plays', () => {
  it('is loaded again from there, then goes on after three seconds', () => {
    const { playTo, fail } = start([FILE]);
    playTo(12);
    fail();
    expect(playTo(12)).toBe(12);
    fail();
    expect(playTo(30)).toBe(15);
    expect(sources()).toEqual(Array.from({ length: 3 }, () => ['native', 'a.mp4', null]));
  });

  it('fails after three gaps in a row', () => {
    const { playTo, fail, said } = start([FILE], 600);
    playTo(12);
    fail();
    for (const at of [12, 15, 25, 55]) {
      expect(playTo(at)).toBe(at);
      fail();
    }
    expect(said.states.at(-1)).toBe('failed');
  });

  it('fails near its end', () => {
    const { playTo, fail, said } = start([FILE], 14);
    playTo(12);
    fail();
    playTo(12);
    fail();
    expect(said.states.at(-1)).toBe('failed');
  });

  it('is loaded from there by the next engine for its address', () => {
    const { playTo, fail } = start([STREAM, STREAM_BY_LIBRARY]);
    playTo(12);
    fail();
    expect(sources().at(-1)).toEqual(['hls', 'a.m3u8', null]);
    expect(playTo(20)).toBe(12);
  });
});

it('a stream that lacks a track is loaded without it', () => {
  start([FILE]);
  loads[0]?.hooks.onMissingTrack({ hasAudio: false });
  expect(sources().at(-1)).toEqual(['native', 'a.mp4', { hasAudio: false }]);
});

describe('a video without a picture', () => {
  it('is said to have sound only', () => {
    const { playTo, video, said } = start([FILE]);
    video.videoWidth = 0;
    playTo(2);
    vi.advanceTimersByTime(1_000);
    expect(said.soundOnly).toEqual([true]);
    video.videoWidth = 640;
    vi.advanceTimersByTime(1_000);
    expect(said.soundOnly).toEqual([true, false]);
  });

  it('is played last of its files', () => {
    const { playTo, video, said, fail } = start([FILE, OTHER_FILE]);
    video.videoWidth = 0;
    playTo(2);
    vi.advanceTimersByTime(1_000);
    expect(sources().at(-1)).toEqual(['native', 'b.mp4', null]);
    video.currentTime = 0;
    fail();
    expect(sources().at(-1)).toEqual(['native', 'a.mp4', null]);
    playTo(2);
    vi.advanceTimersByTime(1_000);
    expect(said.soundOnly).toEqual([true]);
  });
});
