import type { Bytes, MediaFacts } from './mediaFacts.ts';

interface Box {
  readonly type: string;
  /** Offsets of its content in the file. */
  readonly from: number;
  readonly to: number;
}

const HEAD_BYTES = 16;
/** A `moov` box larger than this is not read. */
const MAX_DESCRIPTION_BYTES = 16 * 1024 * 1024;
const MAX_BOXES = 10_000;

/** Reads the boxes of an MP4 file (ISO 14496-12) in order; stops at an incomplete one. */
function readBoxes({ read, size }: Bytes, from: number, to: number): readonly Box[] {
  const boxes: Box[] = [];
  let at = from;
  while (at + 8 <= to && boxes.length < MAX_BOXES) {
    const head = read(at, HEAD_BYTES);
    if (head.length < 8) break;
    const boxSize = head.readUInt32BE(0);
    const isLarge = boxSize === 1 && head.length >= HEAD_BYTES;
    // A size of 0 means that the box reaches to the end of the file.
    const length = isLarge ? Number(head.readBigUInt64BE(8)) : boxSize === 0 ? size - at : boxSize;
    const start = at + (isLarge ? HEAD_BYTES : 8);
    if (at + length < start || at + length > to) break;
    boxes.push({ type: head.toString('latin1', 4, 8), from: start, to: at + length });
    at += length;
  }
  return boxes;
}

/** Reads the facts of MP4, MOV and M4A; null without a `moov` box. */
export function readMp4Facts(bytes: Bytes): MediaFacts | null {
  const movie = readBoxes(bytes, 0, bytes.size).find(({ type }) => type === 'moov');
  if (!movie || movie.to - movie.from > MAX_DESCRIPTION_BYTES) return null;
  const parts = readBoxes(bytes, movie.from, movie.to);
  const head = parts.find(({ type }) => type === 'mvhd');
  if (!head) return null;
  const sizes = parts
    .filter(({ type }) => type === 'trak')
    .flatMap((track) => readBoxes(bytes, track.from, track.to))
    .filter(({ type }) => type === 'tkhd')
    .map((track) => readTrackSize(bytes, track));
  const shown = sizes.find(({ width }) => width > 0);
  return { seconds: readSeconds(bytes, head), ...(shown ?? { width: 0, height: 0 }) };
}

function readSeconds({ read }: Bytes, { from }: Box): number {
  const head = read(from, 32);
  const isLong = head[0] === 1;
  if (head.length < (isLong ? 32 : 20)) return 0;
  const scale = head.readUInt32BE(isLong ? 20 : 12);
  const duration = isLong ? Number(head.readBigUInt64BE(24)) : head.readUInt32BE(16);
  return scale === 0 ? 0 : Math.round(duration / scale);
}

/** Returns the displayed size: phones store portrait videos in landscape with a rotation matrix. */
function readTrackSize({ read }: Bytes, { from }: Box): { width: number; height: number } {
  const head = read(from, 96);
  const matrix = head[0] === 1 ? 52 : 40;
  if (head.length < matrix + 44) return { width: 0, height: 0 };
  const isTurned = head.readInt32BE(matrix) === 0 && head.readInt32BE(matrix + 4) !== 0;
  const [width, height] = [head.readUInt16BE(matrix + 36), head.readUInt16BE(matrix + 40)];
  return isTurned ? { width: height, height: width } : { width, height };
}
