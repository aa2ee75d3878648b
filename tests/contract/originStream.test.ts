import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningOrigin, startOrigin } from '../../scripts/origin/server.ts';
import { findFfmpeg } from '../../scripts/origin/stream/ffmpeg.ts';

const POLL_MS = 100;
const LIMIT_MS = 15_000;
/** `FLV`, version 1. */
const FLV_HEADER = [0x46, 0x4c, 0x56, 0x01];

let dataDir = '';
let origin: RunningOrigin;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'origin-'));
  origin = await startOrigin({ port: 0, dataDir, quiet: true, streams: true });
});

afterAll(async () => {
  await origin.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const readState = async () =>
  (await (await fetch(`${origin.url}/control/stream`)).json()) as Record<string, boolean>;

const switchStream = (on: boolean) =>
  fetch(`${origin.url}/control/stream`, {
    method: 'POST',
    body: JSON.stringify({ name: 'sky', on }),
  });

const readList = async () =>
  (await (await fetch(`${origin.url}/live/sky/index.m3u8`)).text()).match(/^\d+\.ts$/gm) ?? [];

async function until(check: () => Promise<boolean> | boolean): Promise<void> {
  const end = Date.now() + LIMIT_MS;
  while (!(await check())) {
    expect(Date.now(), 'waited too long').toBeLessThan(end);
    await wait(POLL_MS);
  }
}

const openSocket = (path: string): WebSocket => {
  const socket = new WebSocket(`${origin.url.replace('http', 'ws')}${path}`);
  socket.binaryType = 'arraybuffer';
  return socket;
};

const firstMessage = (socket: WebSocket): Promise<number[]> =>
  new Promise((resolve, reject) => {
    socket.onmessage = ({ data }) => resolve([...Buffer.from(data as ArrayBuffer)]);
    socket.onerror = () => reject(new Error('the socket broke'));
  });

// Without ffmpeg there is no stream: the name of the test says why it was skipped.
describe.skipIf(findFfmpeg() === null)('a stream on air, which needs ffmpeg', () => {
  it('is served as growing segments, and as FLV over HTTP and WebSocket', async () => {
    await until(async () => (await readState()).ready === true);
    const before = await readList();
    const answer = await fetch(`${origin.url}/live/sky.flv`);
    const reader = answer.body?.getReader();
    const { value } = (await reader?.read()) ?? {};
    expect([...(value ?? [])].slice(0, 4)).toEqual(FLV_HEADER);
    const socket = openSocket('/live/sky.flv');
    expect((await firstMessage(socket)).slice(0, 4)).toEqual(FLV_HEADER);
    socket.close();
    await reader?.cancel();
    await until(async () => (await readList()).at(-1) !== before.at(-1));
    const segment = await fetch(`${origin.url}/live/sky/${(await readList()).at(-1)}`);
    // Every packet of a transport stream begins with this byte.
    expect(new Uint8Array(await segment.arrayBuffer())[0]).toBe(0x47);
  });

  it('is the address of a line of a broadcast', async () => {
    const answer = await fetch(`${origin.url}/app_if/liveView?id=802`);
    const { main } = (await answer.json()) as { main: { config: { videos: object[] } } };
    expect(main.config.videos[0]).toMatchObject({
      appLiveUrl: `${origin.url}/live/sky.flv`,
      webLiveUrl: `${origin.url}/live/sky/index.m3u8`,
    });
  });

  it('stops and continues for connected players', async () => {
    await switchStream(false);
    expect(await readState()).toEqual({ ffmpeg: true, on: false, ready: false });
    const socket = openSocket('/live/sky.flv');
    let bytes = 0;
    await firstMessage(socket);
    socket.onmessage = ({ data }) => {
      bytes += (data as ArrayBuffer).byteLength;
    };
    await switchStream(true);
    await until(() => bytes > 10_000);
    socket.close();
  });
});

describe('upgrades', () => {
  it.each(['/live/other.flv', '/live/sky', '/other'])('%s is refused', async (path) => {
    await expect(firstMessage(openSocket(path))).rejects.toThrow('broke');
  });

  it('answers 404 for another stream over HTTP', async () => {
    expect((await fetch(`${origin.url}/live/other.flv`)).status).toBe(404);
    expect((await fetch(`${origin.url}/live/other/index.m3u8`)).status).toBe(404);
    expect((await fetch(`${origin.url}/live/sky/..%2Fstore`)).status).toBe(404);
  });
});
