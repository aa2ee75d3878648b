import { mkdirSync, rmSync } from 'node:fs';
import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SKY } from '../../sample/media/videos.ts';
import { resolveSamplePath } from '../../sample/mediaFiles.ts';
import { streamVideo } from './ffmpeg.ts';
import { type MediaProcess, startMediaProcess } from './mediaProcess.ts';
import { type SupervisedProcess, superviseProcess } from './superviseProcess.ts';

/** The stream that is always on. */
export const SKY_STREAM = 'sky';
const LIST = 'index.m3u8';
const SEGMENT = /^\d{1,9}\.ts$/;

/** A stream on air: the film of the night sky, round and round. */
export interface Broadcast {
  readonly isOn: () => boolean;
  /** Whether players find something: segments are there and more are coming. */
  readonly isReady: () => Promise<boolean>;
  readonly setOn: (on: boolean) => Promise<void>;
  /** Port of this machine where the stream comes as FLV; null while nothing listens. */
  readonly flvPort: () => number | null;
  /** The list of segments, or one of them; null when it is not there (any more). */
  readonly read: (file: string) => Promise<Buffer | null>;
  readonly stop: () => Promise<void>;
}

/** @param dir a folder of its own; what an earlier run left in it goes. */
export function openBroadcast(ffmpeg: string, dir: string): Broadcast {
  const folder = join(dir, SKY_STREAM);
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });

  let server: MediaProcess | null = null;
  let listening: Promise<MediaProcess> | null = null;
  const servers = superviseProcess(async () => {
    listening = startMediaProcess(join(dir, 'store'));
    server = null;
    server = await listening;
    return server.child;
  });

  const startSending = () =>
    superviseProcess(async () => {
      const process = await listening;
      if (!process) throw new Error('nothing listens for the stream yet');
      const target = `rtmp://127.0.0.1:${process.rtmpPort}/live/${SKY_STREAM}`;
      return streamVideo({ ffmpeg, film: resolveSamplePath(SKY.file), target, folder });
    });

  let sending: SupervisedProcess | null = startSending();
  const setOn = async (on: boolean) => {
    if (on === (sending !== null)) return;
    const before = sending;
    sending = on ? startSending() : null;
    await before?.stop();
  };

  return {
    isOn: () => sending !== null,
    isReady: async () =>
      sending?.isRunning() === true &&
      access(join(folder, LIST)).then(
        () => true,
        () => false,
      ),
    setOn,
    flvPort: () => (servers.isRunning() ? (server?.httpPort ?? null) : null),
    read: async (file) =>
      file === LIST || SEGMENT.test(file) ? readFile(join(folder, file)).catch(() => null) : null,
    stop: async () => {
      await setOn(false);
      await servers.stop();
    },
  };
}
