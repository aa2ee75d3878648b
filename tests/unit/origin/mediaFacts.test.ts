import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { detectFileType } from '../../../scripts/origin/fileTypes.ts';
import { readMediaFacts } from '../../../scripts/origin/mediaFacts.ts';

const SAMPLES = join(import.meta.dirname, '../../../scripts/sample/samples');
const video = await readFile(join(SAMPLES, 'tall-2.mp4'));
const audio = await readFile(join(SAMPLES, 'almanac.mp3'));

let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'media-'));
});
afterAll(() => rm(dir, { recursive: true }));

/** Returns the facts of a file with these bytes. */
async function readFacts(bytes: Buffer) {
  const path = join(dir, 'file');
  await writeFile(path, bytes);
  return readMediaFacts(path);
}

/** Returns the sample video with another brand in its first box. */
function withBrand(brand: string): Buffer {
  const file = Buffer.from(video);
  file.write(brand, 8, 'latin1');
  return file;
}

/** Returns the sample video as a phone stores it: with a matrix that rotates it by 90 degrees. */
function rotated(brand: string): Buffer {
  const file = withBrand(brand);
  const matrix = file.indexOf('tkhd') + 44;
  file.writeInt32BE(0, matrix);
  file.writeInt32BE(0x10000, matrix + 4);
  file.writeInt32BE(-0x10000, matrix + 12);
  file.writeInt32BE(0, matrix + 16);
  return file;
}

/** Returns 1.5 s of silence, 8,000 bytes a second, with a chunk of notes before it. */
function createWav(): Buffer {
  const file = Buffer.alloc(36 + 12 + 8 + 12_000);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(file.length - 8, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(8000, 24);
  file.writeUInt32LE(8000, 28);
  file.writeUInt16LE(1, 32);
  file.writeUInt16LE(8, 34);
  file.write('LIST\x04\0\0\0INFO', 36, 'latin1');
  file.write('data', 48, 'latin1');
  file.writeUInt32LE(12_000, 52);
  return file;
}

const element = (id: string, content: Buffer): Buffer =>
  Buffer.concat([Buffer.from(id, 'hex'), Buffer.from([0x80 | content.length]), content]);

/** Returns the head of a WebM of 320 by 240 pixels. */
function createWebm(docType = 'webm', durationMs?: number): Buffer {
  const duration = Buffer.alloc(8);
  duration.writeDoubleBE(durationMs ?? 0);
  const size = Buffer.concat([
    element('b0', Buffer.from([0x01, 0x40])),
    element('ba', Buffer.from([0xf0])),
  ]);
  return Buffer.concat([
    element('1a45dfa3', element('4282', Buffer.from(docType))),
    // Recordings of browsers have a segment of unknown size.
    Buffer.from('1853806701ffffffffffffff', 'hex'),
    element('1549a966', durationMs === undefined ? Buffer.alloc(0) : element('4489', duration)),
    element('1654ae6b', element('ae', element('e0', size))),
  ]);
}

/** Returns the sample audio after an ID3 tag of 10,000 bytes, which a cover image can have. */
function withTag(): Buffer {
  const head = Buffer.from('ID3\x03\0\0\0\0\x4e\x10', 'latin1');
  return Buffer.concat([head, Buffer.alloc(10_000), audio]);
}

const noSize = { width: 0, height: 0 };

describe('type, duration and size of a video or audio file', () => {
  it.each<[string, string, Buffer, object]>([
    ['mp4', 'of the sample content', video, { seconds: 5, width: 360, height: 640 }],
    ['mp4', 'that is rotated', rotated('isom'), { seconds: 5, width: 640, height: 360 }],
    ['mp4', 'with the 3GP brand', withBrand('3gp5'), { seconds: 5, width: 360, height: 640 }],
    ['mp4', 'with the M4V brand', withBrand('M4V '), { seconds: 5, width: 360, height: 640 }],
    ['mov', 'that is rotated', rotated('qt  '), { seconds: 5, width: 640, height: 360 }],
    ['m4a', 'with the M4A brand', withBrand('M4A '), { seconds: 5 }],
    ['webm', 'with a duration', createWebm('webm', 6000), { seconds: 6, width: 320, height: 240 }],
    ['webm', 'of a browser', createWebm(), { seconds: 0, width: 320, height: 240 }],
    ['mp3', 'of the sample content', audio, { ...noSize, seconds: 24 }],
    ['mp3', 'with a long tag', withTag(), { ...noSize, seconds: 24 }],
    ['mp3', 'with half a frame at its end', audio.subarray(0, -100), { ...noSize, seconds: 24 }],
    ['wav', 'with notes', createWav(), { ...noSize, seconds: 2 }],
  ])('are read from %s %s', async (type, _, bytes, facts) => {
    expect(await detectFileType(bytes)).toBe(type);
    expect(await readFacts(bytes)).toEqual(expect.objectContaining(facts));
  });
});

describe('detectFileType', () => {
  it.each<[string, Buffer]>([
    ['a page', Buffer.from('<html><script>alert(1)</script></html>')],
    ['an HEIC image', withBrand('heic')],
    ['a Matroska file', createWebm('matroska')],
    ['an AVI file', Buffer.from('RIFF\0\0\0\0AVI LIST', 'latin1')],
    ['a tag without audio', Buffer.from('ID3\x03\0\0\0\0\0\0', 'latin1')],
    ['no bytes', Buffer.alloc(0)],
  ])('returns null for %s', async (_, bytes) => {
    expect(await detectFileType(bytes)).toBeNull();
  });
});

describe('readMediaFacts', () => {
  it.each<[string, Buffer]>([
    ['a video without the end of its description', video.subarray(0, 900)],
    ['half a video', video.subarray(0, video.length / 2)],
    ['the head of a WebM alone', createWebm().subarray(0, 20)],
    ['a tag that is longer than its file', Buffer.from('ID3\x03\0\0\x7f\x7f\x7f\x7f', 'latin1')],
    ['a WAV without data', createWav().subarray(0, 40)],
    ['bytes of no format', Buffer.alloc(5000, 0xa5)],
    ['an empty file', Buffer.alloc(0)],
  ])('returns null for %s', async (_, bytes) => {
    expect(await readFacts(bytes)).toBeNull();
  });
});
