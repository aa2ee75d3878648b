import { afterEach, expect, it, vi } from 'vitest';
import { startMpegts } from '../../../src/elements/player/engines/mpegts.ts';

const player = vi.hoisted(() => ({ on: vi.fn(), attachMediaElement: vi.fn(), load: vi.fn() }));
const createPlayer = vi.hoisted(() => vi.fn((..._: readonly unknown[]) => player));
vi.mock('mpegts.js', () => ({
  default: { createPlayer, LoggingControl: {}, Events: {} },
}));

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['a file is decoded from the first 32,768 bytes on', 'a.ts', false, 'mpegts', true],
  ['a broadcast is decoded as it arrives', 'a.flv', true, 'flv', false],
])('%s', (_, file, live, type, enableStashBuffer) => {
  vi.stubGlobal('window', { MediaSource: {} });
  const address = `https://media.test/${file}`;
  const hooks = { onFail: vi.fn(), onLevels: vi.fn() };
  startMpegts({} as HTMLVideoElement, { address, live }, hooks);
  expect(createPlayer).toHaveBeenLastCalledWith(
    { type, url: address, isLive: live },
    expect.objectContaining({ enableStashBuffer, stashInitialSize: 32_768 }),
  );
});
