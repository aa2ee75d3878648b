/**
 * Renders the video and audio files of `scripts/sample/samples`. Run it by hand when the
 * drawings or `videos.ts` have changed (`node scripts/sample/media/make.ts [name …]`).
 * Needs ffmpeg. The captions (`rail.vtt`) are written by hand.
 */
import { copyFile, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { composeWav } from './composeWav.ts';
import { renderVideo, runFfmpeg } from './renderVideo.ts';
import { ALMANAC, PULSE, SKY, VIDEOS, type VideoRecipe } from './videos.ts';

const SAMPLES = join(import.meta.dirname, '../samples');
const SEGMENT_S = '2';

const scratch = await mkdtemp(join(tmpdir(), 'broadsheet-samples-'));
const wanted = process.argv.slice(2);
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);
try {
  for (const video of [...VIDEOS, PULSE] as readonly VideoRecipe[]) {
    if (isWanted(video.file)) {
      await copyFile(await renderVideo(video, scratch), join(SAMPLES, video.file));
    }
  }
  if (isWanted(ALMANAC.file)) await makeAudio();
  if (isWanted(SKY.file)) await makeSegments();
} finally {
  await rm(scratch, { recursive: true, force: true });
}

async function makeAudio(): Promise<void> {
  const wav = join(scratch, 'almanac.wav');
  await writeFile(wav, composeWav(ALMANAC.seconds, ALMANAC.music));
  const encoding = ['-c:a', 'libmp3lame', '-b:a', '48k', '-ac', '1', '-map_metadata', '-1'];
  await runFfmpeg(['-i', wav, ...encoding, '-fflags', '+bitexact', join(SAMPLES, ALMANAC.file)]);
}

/** Cuts the video of the night sky into segments of both formats: MPEG-TS and fragmented MP4. */
async function makeSegments(): Promise<void> {
  const video = await renderVideo(SKY, scratch);
  await copyFile(video, join(SAMPLES, SKY.file));
  for (const [name, kind, extension] of [
    ['sky-ts', 'mpegts', 'ts'],
    ['sky-fmp4', 'fmp4', 'm4s'],
  ] as const) {
    const folder = join(SAMPLES, name);
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    await runFfmpeg([
      ...['-i', video, '-c', 'copy', '-f', 'hls', '-hls_time', SEGMENT_S],
      ...['-hls_playlist_type', 'vod', '-hls_segment_type', kind],
      ...(kind === 'fmp4' ? ['-hls_fmp4_init_filename', 'init.mp4'] : []),
      ...['-hls_segment_filename', join(folder, `%d.${extension}`), join(folder, 'index.m3u8')],
    ]);
    // The playlist names segments `.ts`; on disk they are `.mpegts` (sample/mediaFiles.ts).
    for (const file of (await readdir(folder)).filter((found) => found.endsWith('.ts'))) {
      await rename(join(folder, file), join(folder, file.replace(/ts$/, 'mpegts')));
    }
  }
}
