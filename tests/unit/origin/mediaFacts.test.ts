import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Bytes, readMediaFacts } from '../../../scripts/origin/mediaFacts.ts';
import { detectMediaType } from '../../../scripts/origin/mediaTypes.ts';

/** What a film or sound is, how long and how large: told by its bytes. */

const SAMPLES = join(import.meta.dirname, '../../../scripts/sample/samples');
const sample = (name: string) => readFileSync(join(SAMPLES, name));

const bytesOf = (file: Buffer): Bytes => ({
  size: file.length,
  read: (offset, length) => file.subarray(offset, offset + length),
});

const word = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

const box = (type: string, ...content: readonly Buffer[]): Buffer => {
  const inside = Buffer.concat(content);
  return Buffer.concat([word(inside.length + 8), Buffer.from(type, 'latin1'), inside]);
};

/** A film of 640 by 360 whose track is turned by a quarter, described after its pictures. */
function turnedFilm(brand: string): Buffer {
  const head = Buffer.concat([word(0), word(0), word(0), word(600), word(5400), Buffer.alloc(12)]);
  const track = Buffer.alloc(96);
  track.writeInt32BE(0x10000, 44);
  track.writeInt32BE(-0x10000, 52);
  track.writeUInt16BE(640, 76);
  track.writeUInt16BE(360, 80);
  return Buffer.concat([
    box('ftyp', Buffer.from(`${brand}\0\0\0\0`, 'latin1')),
    box('mdat', Buffer.alloc(40)),
    box('moov', box('mvhd', head), box('trak', box('tkhd', track))),
  ]);
}

/** A second and a half of silence: 8,000 bytes a second, with a chunk of notes before it. */
function wav(): Buffer {
  const file = Buffer.alloc(36 + 10 + 8 + 12_000);
  file.write('RIFF', 0, 'latin1');
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt32LE(8000, 28);
  file.write('LIST', 36, 'latin1');
  file.writeUInt32LE(1, 40);
  file.write('data', 46, 'latin1');
  file.writeUInt32LE(12_000, 50);
  return file;
}

const element = (id: string, content: Buffer): Buffer =>
  Buffer.concat([Buffer.from(id, 'hex'), Buffer.from([0x80 | content.length]), content]);

/** Of 320 by 240; with its length in ms, where it is told. */
function webm(docType = 'webm', durationMs?: number): Buffer {
  const duration = Buffer.alloc(8);
  duration.writeDoubleBE(durationMs ?? 0);
  const video = Buffer.concat([
    element('b0', Buffer.from([0x01, 0x40])),
    element('ba', Buffer.from([0xf0])),
  ]);
  return Buffer.concat([
    element('1a45dfa3', element('4282', Buffer.from(docType))),
    // A recording does not know how long it will be.
    Buffer.from('1853806701ffffffffffffff', 'hex'),
    element('1549a966', durationMs === undefined ? Buffer.alloc(0) : element('4489', duration)),
    element('1654ae6b', element('ae', element('e0', video))),
  ]);
}

/** Frames of 64 kbit/s, behind a tag. */
function mp3(): Buffer {
  const tag = Buffer.from('ID3\x03\0\0\0\0\x01\0', 'latin1');
  const frames = Buffer.alloc(24_000);
  frames.set([0xff, 0xfb, 0x50, 0x00]);
  return Buffer.concat([tag, Buffer.alloc(128), frames]);
}

const still = { width: 0, height: 0 };

describe('a video or audio file', () => {
  it.each<[string, string, Buffer, object]>([
    ['mp4', 'of the sample content', sample('tall-2.mp4'), { seconds: 5, width: 360, height: 640 }],
    ['mp4', 'of a phone', turnedFilm('isom'), { seconds: 9, width: 360, height: 640 }],
    ['mov', 'of a camera', turnedFilm('qt  '), { seconds: 9, width: 360, height: 640 }],
    ['m4a', 'of a recorder', turnedFilm('M4A '), { seconds: 9 }],
    [
      'webm',
      'that says how long it is',
      webm('webm', 6000),
      { seconds: 6, width: 320, height: 240 },
    ],
    ['webm', 'of a browser', webm(), { seconds: 0, width: 320, height: 240 }],
    ['mp3', 'of the sample content', sample('almanac.mp3'), { ...still, seconds: 24 }],
    ['mp3', 'behind a tag', mp3(), { ...still, seconds: 3 }],
    ['wav', 'with notes', wav(), { ...still, seconds: 2 }],
  ])('%s %s', (type, _, file, facts) => {
    const found = detectMediaType(file.subarray(0, 64));
    expect(found).toBe(type);
    expect(found && readMediaFacts(found, bytesOf(file))).toMatchObject(facts);
  });
});

describe('nothing of the kind', () => {
  it.each<[string, Buffer]>([
    ['a page', Buffer.from('<html><script>alert(1)</script></html>')],
    ['a picture of a phone', turnedFilm('heic')],
    ['a film of another container', webm('matroska')],
    ['another file in chunks', Buffer.from('RIFF\0\0\0\0AVI LIST', 'latin1')],
    ['nothing', Buffer.alloc(0)],
  ])('%s', (_, file) => {
    expect(detectMediaType(file.subarray(0, 64))).toBeNull();
  });

  it.each<[string, 'mp4' | 'webm' | 'mp3' | 'wav', Buffer]>([
    ['a film without its description', 'mp4', sample('tall-2.mp4').subarray(0, 900)],
    ['a film whose boxes do not end', 'mp4', Buffer.concat([word(9_999_999), Buffer.from('moov')])],
    ['the head of a webm alone', 'webm', webm().subarray(0, 20)],
    ['a tag without a sound', 'mp3', Buffer.from('ID3\x03\0\0\0\0\0\0', 'latin1')],
    [
      'a tag that reaches beyond its file',
      'mp3',
      Buffer.from('ID3\x03\0\0\x7f\x7f\x7f\x7f', 'latin1'),
    ],
    ['a wav without data', 'wav', wav().subarray(0, 36)],
  ])('%s is not read', (_, type, file) => {
    expect(readMediaFacts(type, bytesOf(file))).toBeNull();
  });
});
