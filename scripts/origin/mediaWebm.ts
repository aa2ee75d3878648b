import type { Bytes, MediaFacts } from './mediaFacts.ts';

/** The track description is at the beginning of the file. */
const SEARCHED_BYTES = 256 * 1024;
const MS_PER_SECOND = 1000;

const ID = {
  segment: 0x18538067,
  info: 0x1549a966,
  scale: 0x2ad7b1,
  duration: 0x4489,
  tracks: 0x1654ae6b,
  entry: 0xae,
  video: 0xe0,
  width: 0xb0,
  height: 0xba,
} as const;
/** Elements that contain others; nesting is ignored and all elements are read as one list. */
const PARENTS: ReadonlySet<number> = new Set([ID.segment, ID.info, ID.tracks, ID.entry, ID.video]);

/** Reads the facts of a WebM; null without tracks. Recordings of browsers contain no duration (0). */
export function readWebmFacts({ read }: Bytes): MediaFacts | null {
  const values = readElements(read(0, SEARCHED_BYTES));
  if (!values.has(ID.tracks)) return null;
  const whole = (id: number) => readWhole(values.get(id));
  // The time scale is in nanoseconds and defaults to one million.
  const unitMs = (whole(ID.scale) || 1_000_000) / 1_000_000;
  const duration = (readFloat(values.get(ID.duration)) * unitMs) / MS_PER_SECOND;
  return { seconds: Math.round(duration), width: whole(ID.width), height: whole(ID.height) };
}

/** Reads the first element of each id. */
function readElements(bytes: Buffer): ReadonlyMap<number, Buffer> {
  const found = new Map<number, Buffer>();
  let at = 0;
  while (at < bytes.length) {
    const id = readNumber(bytes, at, true);
    const size = id && readNumber(bytes, at + id.length, false);
    if (!id || !size) break;
    const from = at + id.length + size.length;
    const isParent = PARENTS.has(id.value);
    if (!found.has(id.value)) {
      found.set(id.value, isParent ? Buffer.alloc(0) : bytes.subarray(from, from + size.value));
    }
    at = isParent ? from : from + size.value;
  }
  return found;
}

/** Reads an EBML variable-length integer: the leading zero bits give its length (1 to 8 bytes). */
function readNumber(bytes: Buffer, at: number, keepsMark: boolean) {
  const first = bytes[at] ?? 0;
  const length = Math.clz32(first) - 23;
  if (first === 0 || at + length > bytes.length) return null;
  let value = keepsMark ? first : first & (0xff >> length);
  for (const byte of bytes.subarray(at + 1, at + length)) value = value * 256 + byte;
  return { value, length };
}

const readWhole = (bytes: Buffer | undefined): number =>
  bytes && bytes.length > 0 && bytes.length <= 6 ? bytes.readUIntBE(0, bytes.length) : 0;

function readFloat(bytes: Buffer | undefined): number {
  const value =
    bytes?.length === 8 ? bytes.readDoubleBE(0) : bytes?.length === 4 ? bytes.readFloatBE(0) : 0;
  return Number.isFinite(value) && value > 0 ? value : 0;
}
