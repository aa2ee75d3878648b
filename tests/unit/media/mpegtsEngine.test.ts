import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startMpegts } from '../../../src/elements/player/engines/mpegts.ts';
import type { Tracks } from '../../../src/elements/player/engines/videoEngine.ts';

type Listener = (...facts: unknown[]) => void;
const listeners = vi.hoisted(() => new Map<string, Listener[]>());
const player = vi.hoisted(() => ({
  on: (name: string, listener: Listener) =>
    listeners.set(name, [...(listeners.get(name) ?? []), listener]),
  attachMediaElement: vi.fn(),
  load: vi.fn(),
}));
const createPlayer = vi.hoisted(() => vi.fn((..._: readonly unknown[]) => player));
vi.mock('mpegts.js', () => ({
  default: {
    createPlayer,
    LoggingControl: {},
    Events: { ERROR: 'error', LOADING_COMPLETE: 'loaded', STATISTICS_INFO: 'report' },
    ErrorTypes: { MEDIA_ERROR: 'media' },
  },
}));

const dispatch = (name: string, ...facts: unknown[]) => {
  for (const listener of listeners.get(name) ?? []) listener(...facts);
};

/** A video of which nothing can be played yet. */
const EMPTY = { buffered: { length: 0 } };

function start(
  video: object,
  { file = 'a.flv', live = false, tracks = null as Tracks | null } = {},
) {
  const address = `https://media.test/${file}`;
  const hooks = { onFail: vi.fn(), onLevels: vi.fn(), onMissingTrack: vi.fn() };
  const element = Object.assign(new EventTarget(), video) as HTMLVideoElement;
  startMpegts(element, { address, live, tracks }, hooks);
  return { ...hooks, element };
}

beforeEach(() => vi.stubGlobal('window', { MediaSource: {} }));
afterEach(() => {
  vi.unstubAllGlobals();
  listeners.clear();
});

it.each([
  ['a file is decoded from the first 32,768 bytes on', 'a.ts', false, 'mpegts', true],
  ['a broadcast is decoded as it arrives', 'a.flv', true, 'flv', false],
])('%s', (_, file, live, type, enableStashBuffer) => {
  start({}, { file, live });
  expect(createPlayer).toHaveBeenLastCalledWith(
    { type, url: `https://media.test/${file}`, isLive: live },
    expect.objectContaining({ enableStashBuffer, stashInitialSize: 32_768 }),
  );
});

describe('a stream whose header announces a track that does not come', () => {
  const NO_SOUND = { hasAudio: false } as const;
  const NO_PICTURE = { hasVideo: false } as const;
  const report = (times: number) => {
    for (let n = 0; n < times; n += 1) dispatch('report', { speed: 30 });
  };

  it('is loaded without sound after 40 kB', () => {
    const { onMissingTrack } = start(EMPTY, { live: true });
    report(2);
    expect(onMissingTrack).not.toHaveBeenCalled();
    report(1);
    expect(onMissingTrack).toHaveBeenCalledWith(NO_SOUND);
  });

  it.each([
    ['without sound', null, NO_SOUND],
    ['without a picture', NO_SOUND, NO_PICTURE],
  ])('is loaded %s when all of it has loaded', (_, tracks, fewer) => {
    const { onMissingTrack, onFail, element } = start(EMPTY, { tracks });
    element.dispatchEvent(new Event('error'));
    expect(onMissingTrack).toHaveBeenCalledWith(fewer);
    expect(onFail).not.toHaveBeenCalled();
  });

  it('goes on when it can be played', () => {
    const { onMissingTrack } = start({ buffered: { length: 1 } });
    report(9);
    expect(onMissingTrack).not.toHaveBeenCalled();
  });

  it('is loaded without sound of an unknown format', () => {
    const { onMissingTrack } = start(EMPTY);
    dispatch('error', 'media');
    expect(onMissingTrack).toHaveBeenCalledWith(NO_SOUND);
  });

  it.each([
    ['has neither sound nor picture', EMPTY, NO_PICTURE, 'media'],
    ['has played', { buffered: { length: 1 } }, null, 'media'],
    ['is not there', EMPTY, null, 'network'],
  ])('fails when it %s', (_, video, tracks, type) => {
    const { onMissingTrack, onFail } = start(video, { tracks });
    dispatch('error', type);
    expect(onFail).toHaveBeenCalled();
    expect(onMissingTrack).not.toHaveBeenCalled();
  });
});
