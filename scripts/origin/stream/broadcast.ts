import { mkdirSync, rmSync } from 'node:fs';
import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SKY } from '../../sample/media/videos.ts';
import { resolveSamplePath } from '../../sample/mediaFiles.ts';
import { streamVideo } from './ffmpeg.ts';
import { type MediaProcess, startMediaProcess } from './mediaProcess.ts';
import { type SupervisedProcess, superviseProcess } from './superviseProcess.ts';

/** Name of the only stream. */
export const SKY_STREAM = 'sky';
const LIST = 'index.m3u8';
const SEGMENT = /^\d{1,9}\.ts$/;

/** The live stream: the video of the night sky in an endless loop. */
export interface Broadcast {
  readonly isOn: () => boolean;
  /** Whether it can be played: segments exist and ffmpeg is running. */
  readonly isReady: () => Promise<boolean>;
  readonly setOn: (on: boolean) => Promise<void>;
  /** Local port that serves the stream as FLV; null while the media server is down. */
  readonly flvPort: () => number | null;
  /** Reads the playlist or a segment; null when it does not exist (any more). */
  readonly read: (file: string) => Promise<Buffer | null>;
  readonly stop: () => Promise<void>;
}

/**
 * Starts the media server and ffmpeg.
 * @param dir used by this stream only: it is emptied first
 */
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
      return streamVideo({ ffmpeg, video: resolveSamplePath(SKY.file), target, folder });
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
