import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ARTICLES } from '../../../scripts/sample/articles.ts';
import { LIVE_REPORTS } from '../../../scripts/sample/liveReports.ts';
import { readSample, resolveSamplePath } from '../../../scripts/sample/mediaFiles.ts';
import { SHORT_VIDEOS } from '../../../scripts/sample/shortVideos.ts';
import { ALMANAC, SKY, VIDEOS } from '../../../scripts/sample/videos.ts';

const MAX_BYTES = 3_000_000;
const MP3_BYTES_A_SECOND = 6000;

/** Seconds of an MP4 file, from its movie header. */
function readSeconds(sample: Buffer): number {
  const at = sample.indexOf('mvhd') + 4;
  expect(sample[at], 'version of the movie header').toBe(0);
  return sample.readUInt32BE(at + 16) / sample.readUInt32BE(at + 12);
}

/** Width and height of the first video track. */
function readSize(sample: Buffer): readonly [number, number] {
  const at = sample.indexOf('tkhd') + 4;
  return [sample.readUInt16BE(at + 76), sample.readUInt16BE(at + 80)];
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
  [...VIDEOS, SKY, ALMANAC].map(({ file, seconds }) => [file, seconds]),
);

describe('the video and audio samples', () => {
  it.each([...VIDEOS, SKY])('$file has the declared duration and size', async (sample) => {
    const bytes = await readSample(sample.file);
    expect(bytes).not.toBeNull();
    expect(readSeconds(bytes as Buffer)).toBeCloseTo(sample.seconds, 1);
    expect(readSize(bytes as Buffer)).toEqual([sample.width, sample.height]);
  });

  it('include a reading with the declared duration', async () => {
    const bytes = await readSample(ALMANAC.file);
    expect((bytes?.length ?? 0) / MP3_BYTES_A_SECOND).toBeCloseTo(ALMANAC.seconds, 0);
  });

  it('are named by articles and reports with their real durations', () => {
    expect(blocks.length).toBeGreaterThan(6);
    for (const { file, seconds } of [...blocks, ...reported]) {
      expect(seconds, file).toBe(real.get(file));
    }
  });

  it('are named by short videos', () => {
    for (const { video } of SHORT_VIDEOS) expect(real.has(video), video).toBe(true);
  });

  it('contain every segment that a playlist names', async () => {
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
    'have no file %s',
    async (name) => {
      expect(await readSample(name)).toBeNull();
    },
  );

  it('are smaller than 3 MB together', () => {
    const folder = resolveSamplePath('');
    const files = readdirSync(folder, { recursive: true }).map(String);
    const sizes = files.map((file) => statSync(join(folder, file)).size);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MAX_BYTES);
  });
});
