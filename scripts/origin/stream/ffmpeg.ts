import { type ChildProcess, spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const PROGRAM = process.platform === 'win32' ? 'ffmpeg.exe' : 'ffmpeg';
const SEGMENT_S = 2;
const LISTED_SEGMENTS = 6;

/** The machine's ffmpeg; null when there is none. */
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
  /** Runs round and round, at its own speed. */
  readonly film: string;
  /** `rtmp://…` of the media server. */
  readonly target: string;
  /** Where the segments and their list go. */
  readonly folder: string;
}

/** Sends a film as a stream: copied as it is, which costs next to nothing. */
export function streamVideo({ ffmpeg, film, target, folder }: StreamOptions): ChildProcess {
  const segments = join(folder, '%d.ts');
  return spawn(
    ffmpeg,
    [
      ...['-hide_banner', '-loglevel', 'error', '-nostdin'],
      ...['-re', '-stream_loop', '-1', '-i', film],
      ...['-c', 'copy', '-f', 'flv', '-flvflags', 'no_duration_filesize', target],
      ...['-c', 'copy', '-f', 'hls', '-hls_time', String(SEGMENT_S)],
      ...['-hls_list_size', String(LISTED_SEGMENTS)],
      // A player that waited through a break goes on where the list goes on.
      ...['-hls_flags', 'delete_segments+append_list+omit_endlist+temp_file'],
      ...['-hls_segment_filename', segments, join(folder, 'index.m3u8')],
    ],
    { stdio: 'ignore' },
  );
}
