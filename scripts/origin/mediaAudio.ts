import type { Bytes, MediaFacts } from './mediaFacts.ts';
import { isMp3Frame } from './mediaTypes.ts';

const createAudioFacts = (seconds: number): MediaFacts => ({
  seconds: Number.isFinite(seconds) ? Math.round(seconds) : 0,
  width: 0,
  height: 0,
});

/** Bit rates of layer III, by the index in the frame header. */
const KILOBITS_1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 0] as const;
const KILOBITS_2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160, 0] as const;
const RATES_HZ = [44_100, 48_000, 32_000, 0] as const;
const FIRST_FRAME_BYTES = 64;
/** How far to search for the first frame: padding may follow the ID3 tag. */
const SEARCHED_BYTES = 64 * 1024;

/** Reads the duration of an MP3 from its frame count, else from its size; null without a frame. */
export function readMp3Facts({ read, size }: Bytes): MediaFacts | null {
  const start = readTagLength(read(0, 10));
  const searched = read(start, SEARCHED_BYTES);
  const at = searched.findIndex((byte, index) => isMp3Frame(byte, searched[index + 1]));
  if (at < 0) return null;
  const frame = searched.subarray(at, at + FIRST_FRAME_BYTES);
  const [second = 0, third = 0] = frame.subarray(1, 3);
  const version = (second >> 3) & 3;
  const isFirst = version === 3;
  // Version 2 halves the rates, version 2.5 halves them again.
  const rate = (RATES_HZ[(third >> 2) & 3] ?? 0) / (isFirst ? 1 : version === 2 ? 2 : 4);
  const kilobits = (isFirst ? KILOBITS_1 : KILOBITS_2)[third >> 4] ?? 0;
  if (rate === 0 || kilobits === 0) return null;
  const mark = /Xing|Info/.exec(frame.toString('latin1'))?.index;
  const counts = mark !== undefined && frame.length >= mark + 12 && (frame[mark + 7] ?? 0) & 1;
  if (counts && mark !== undefined) {
    return createAudioFacts((frame.readUInt32BE(mark + 8) * (isFirst ? 1152 : 576)) / rate);
  }
  return createAudioFacts(((size - start - at) * 8) / (kilobits * 1000));
}

/** Returns the length of the ID3 tag (titles, covers) before the first frame; 0 without one. */
function readTagLength(head: Buffer): number {
  if (head.toString('latin1', 0, 3) !== 'ID3' || head.length < 10) return 0;
  const [a = 0, b = 0, c = 0, d = 0] = head.subarray(6, 10);
  return 10 + (a << 21) + (b << 14) + (c << 7) + d;
}

const MAX_CHUNKS = 100;

/** Reads the duration of a WAV from its `fmt ` and `data` chunks; null when one is missing. */
export function readWavFacts({ read, size }: Bytes): MediaFacts | null {
  let bytesASecond = 0;
  let at = 12;
  for (let count = 0; count < MAX_CHUNKS && at + 8 <= size; count += 1) {
    const head = read(at, 24);
    const name = head.toString('latin1', 0, 4);
    const length = head.readUInt32LE(4);
    if (name === 'fmt ' && head.length >= 20) bytesASecond = head.readUInt32LE(16);
    if (name === 'data') {
      return bytesASecond === 0
        ? null
        : createAudioFacts(Math.min(length, size - at - 8) / bytesASecond);
    }
    at += 8 + length + (length % 2);
  }
  return null;
}
