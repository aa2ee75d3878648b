import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ARTICLES } from '../../../scripts/sample/articles.ts';
import { drawImage } from '../../../scripts/sample/drawImage.ts';
import { LIVE_REPORTS } from '../../../scripts/sample/live/reports.ts';
import { ALMANAC, PULSE, SKY, VIDEOS } from '../../../scripts/sample/media/videos.ts';
import { readSample, resolveSamplePath } from '../../../scripts/sample/mediaFiles.ts';
import { SHORT_VIDEOS } from '../../../scripts/sample/mvod/shortVideos.ts';

const MAX_BYTES = 3_000_000;
const MP3_BYTES_A_SECOND = 6000;

/** Seconds of an MP4 file, from its movie header. */
function readSeconds(film: Buffer): number {
  const at = film.indexOf('mvhd') + 4;
  expect(film[at], 'version of the movie header').toBe(0);
  return film.readUInt32BE(at + 16) / film.readUInt32BE(at + 12);
}

/** Width and height of the first picture track. */
function readSize(film: Buffer): readonly [number, number] {
  const at = film.indexOf('tkhd') + 4;
  return [film.readUInt16BE(at + 76), film.readUInt16BE(at + 80)];
}

interface Named {
  readonly file: string;
  readonly seconds: number;
}

const blocks: readonly Named[] = ARTICLES.flatMap(({ body = [] }) =>
  body.flatMap((block) => {
    if (typeof block !== 'object') return [];
    if ('video' in block) return [{ file: block.video, seconds: block.seconds }];
    return 'audio' in block ? [{ file: block.audio, seconds: block.seconds }] : [];
  }),
);
const reported: readonly Named[] = Object.values(LIVE_REPORTS).flatMap((reports) =>
  reports.flatMap(({ videos = [] }) =>
    videos.map(({ video, seconds }) => ({ file: video, seconds })),
  ),
);
const real = new Map<string, number>(
  [...VIDEOS, SKY, PULSE, ALMANAC].map(({ file, seconds }) => [file, seconds]),
);

describe('the video and audio samples', () => {
  it.each([...VIDEOS, SKY])('$file is as long and as large as it says', async (film) => {
    const bytes = await readSample(film.file);
    expect(bytes).not.toBeNull();
    expect(readSeconds(bytes as Buffer)).toBeCloseTo(film.seconds, 1);
    expect(readSize(bytes as Buffer)).toEqual([film.width, film.height]);
  });

  it('has a reading that is as long as it says', async () => {
    const bytes = await readSample(ALMANAC.file);
    expect((bytes?.length ?? 0) / MP3_BYTES_A_SECOND).toBeCloseTo(ALMANAC.seconds, 0);
  });

  it('has articles and reports that name real files with their real lengths', () => {
    expect(blocks.length).toBeGreaterThan(6);
    for (const { file, seconds } of [...blocks, ...reported]) {
      expect(seconds, file).toBe(real.get(file));
    }
  });

  it('has short videos of existing files, with covers that can be drawn', async () => {
    for (const { video, cover } of SHORT_VIDEOS) {
      expect(real.has(video), video).toBe(true);
      expect(await drawImage(`${cover}.jpg`), cover).not.toBeNull();
    }
  });

  it('lists the segments that lie beside the lists', async () => {
    for (const folder of ['sky-ts', 'sky-fmp4']) {
      const list = String(await readSample(`${folder}/index.m3u8`));
      const segments = list.match(/^[\w.]+\.(?:ts|m4s)$/gm) ?? [];
      expect(segments).toHaveLength(SKY.seconds / 2);
      for (const segment of segments) {
        expect(await readSample(`${folder}/${segment}`), segment).not.toBeNull();
      }
    }
    expect(await readSample('sky-fmp4/init.mp4')).not.toBeNull();
  });

  it.each(['../articles.ts', 'sky-ts/../../mediaFiles.ts', 'none.mp4', 'rail.exe', 'a/b/rail.mp4'])(
    'has no file %s',
    async (name) => {
      expect(await readSample(name)).toBeNull();
    },
  );

  it('stays small', () => {
    const folder = resolveSamplePath('');
    const files = readdirSync(folder, { recursive: true }).map(String);
    const sizes = files.map((file) => statSync(join(folder, file)).size);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MAX_BYTES);
  });
});
