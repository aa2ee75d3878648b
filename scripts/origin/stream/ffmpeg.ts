import { type ChildProcess, spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const PROGRAM = process.platform === 'win32' ? 'ffmpeg.exe' : 'ffmpeg';
const SEGMENT_S = 2;
const LISTED_SEGMENTS = 6;

/** Finds ffmpeg in PATH; null when there is none. */
export function findFfmpeg(): string | null {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const path = join(folder, PROGRAM);
    if (folder !== '' && isProgram(path)) return path;
  }
  return null;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export interface StreamOptions {
  readonly ffmpeg: string;
  /** Path of the video, which is looped in real time. */
  readonly video: string;
  /** `rtmp://…` of the media server. */
  readonly target: string;
  /** Folder for the segments and the playlist. */
  readonly folder: string;
}

/** Starts ffmpeg that loops a video as FLV and HLS, without encoding it again. */
export function streamVideo({ ffmpeg, video, target, folder }: StreamOptions): ChildProcess {
  const segments = join(folder, '%d.ts');
  return spawn(
    ffmpeg,
    [
      ...['-hide_banner', '-loglevel', 'error', '-nostdin'],
      ...['-re', '-stream_loop', '-1', '-i', video],
      ...['-c', 'copy', '-f', 'flv', '-flvflags', 'no_duration_filesize', target],
      ...['-c', 'copy', '-f', 'hls', '-hls_time', String(SEGMENT_S)],
      ...['-hls_list_size', String(LISTED_SEGMENTS)],
      // After an interruption the playlist continues, so that waiting players do, too.
      ...['-hls_flags', 'delete_segments+append_list+omit_endlist+temp_file'],
      ...['-hls_segment_filename', segments, join(folder, 'index.m3u8')],
    ],
    { stdio: 'ignore' },
  );
}
