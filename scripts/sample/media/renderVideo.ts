import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { drawImage } from '../drawImage.ts';
import { composeWav } from './composeWav.ts';
import type { VideoRecipe } from './videos.ts';

const FRAMES_A_SECOND = 24;
/** Key frame interval in frames: segments of two seconds can be cut there. */
const KEY_FRAMES = 2 * FRAMES_A_SECOND;
const CROSSFADE_S = 1;
/** The camera moves in steps of a quarter pixel, so that the image does not jitter. */
const OVERSAMPLING = 4;
const ZOOM = 0.14;

const execute = promisify(execFile);

export async function runFfmpeg(args: readonly string[]): Promise<void> {
  await execute('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...args]);
}

/** Renders a video into the scratch folder, H.264 and AAC; `.flv` or `.mp4` by its name. Returns the path. */
export async function renderVideo(video: VideoRecipe, scratch: string): Promise<string> {
  const { seconds, scenes, music, quality } = video;
  const shown = (seconds + (scenes.length - 1) * CROSSFADE_S) / scenes.length;
  const images = await Promise.all(scenes.map((scene) => saveImage(scene, scratch)));
  const audio = join(scratch, `${video.file}.wav`);
  await writeFile(audio, composeWav(seconds, music));
  const target = join(scratch, video.file);
  await runFfmpeg([
    ...images.flatMap((picture) => ['-i', picture]),
    ...['-i', audio],
    ...['-filter_complex', describeFilters(video, shown)],
    ...['-map', '[video]', '-map', `${scenes.length}:a`],
    ...['-t', String(seconds), '-r', String(FRAMES_A_SECOND)],
    ...['-c:v', 'libx264', '-profile:v', 'main', '-level', '3.1', '-pix_fmt', 'yuv420p'],
    ...['-preset', 'veryslow', '-crf', String(quality)],
    ...(video.live ? ['-bf', '0'] : []),
    ...['-g', String(KEY_FRAMES), '-keyint_min', String(KEY_FRAMES), '-sc_threshold', '0'],
    ...['-c:a', 'aac', '-b:a', '40k', '-ac', '1'],
    // Makes the output reproducible.
    ...['-map_metadata', '-1', '-fflags', '+bitexact', '-flags', '+bitexact'],
    ...(target.endsWith('.mp4') ? ['-movflags', '+faststart'] : []),
    target,
  ]);
  return target;
}

async function saveImage(name: string, scratch: string): Promise<string> {
  const bytes = await drawImage(`${name}.jpg`);
  if (!bytes) throw new Error(`no scene is named ${name}`);
  const path = join(scratch, `${name}.jpg`);
  await writeFile(path, bytes);
  return path;
}

/** Returns the filter graph: a camera movement per image, then crossfades between them. */
function describeFilters({ scenes, width, height }: VideoRecipe, shown: number): string {
  const frames = Math.round(shown * FRAMES_A_SECOND);
  const [wide, high] = [width * OVERSAMPLING, height * OVERSAMPLING];
  const moves = scenes.map((_, index) => {
    const progress = `on/${frames}`;
    const zoom = index % 2 === 0 ? `1+${ZOOM}*${progress}` : `1+${ZOOM}*(1-${progress})`;
    return [
      `[${index}:v]scale=${wide}:${high}:force_original_aspect_ratio=increase:flags=bicubic`,
      `crop=${wide}:${high}`,
      `zoompan=z='${zoom}':x='(iw-iw/zoom)*${index % 2 === 0 ? progress : 0.5}':y='(ih-ih/zoom)/2':d=${frames}:s=${width}x${height}:fps=${FRAMES_A_SECOND}`,
      `format=yuv420p,settb=AVTB[s${index}]`,
    ].join(',');
  });
  const fades = scenes.slice(1).map((_, index) => {
    const from = index === 0 ? '[s0]' : `[f${index}]`;
    const to = index === scenes.length - 2 ? '[video]' : `[f${index + 1}]`;
    const offset = ((index + 1) * (shown - CROSSFADE_S)).toFixed(3);
    return `${from}[s${index + 1}]xfade=transition=fade:duration=${CROSSFADE_S}:offset=${offset}${to}`;
  });
  if (fades.length === 0) moves.push('[s0]null[video]');
  return [...moves, ...fades].join(';');
}
