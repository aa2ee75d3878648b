const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const APP1 = 0xe1;
const COMMENT = 0xfe;
/** Markers without a length. */
const isBare = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= SOI);
/** Frame headers: C0 to CF except tables. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/**
 * Returns the image without metadata; null when it is not a JPEG. Unreadable parts are left
 * out.
 */
export function readJpeg(bytes: Uint8Array) {
  if (bytes[0] !== 0xff || bytes[1] !== SOI) return null;
  const clean: Uint8Array[] = [bytes.subarray(0, 2)];
  let orientation = 1;
  let width = 0;
  let height = 0;
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === EOI) {
      clean.push(bytes.subarray(at, at + 2));
      break;
    }
    if (isBare(marker)) {
      clean.push(bytes.subarray(at, at + 2));
      at += 2;
      continue;
    }
    const end = at + 2 + readNumber(bytes, at + 2);
    if (end > bytes.length) break;
    const segment = bytes.subarray(at, end);
    if (marker === APP1) orientation = readOrientation(segment) ?? orientation;
    if (isFrame(marker)) {
      height = readNumber(bytes, at + 5);
      width = readNumber(bytes, at + 7);
    }
    if (isKept(marker, segment)) clean.push(segment);
    at = end;
    if (marker !== SOS) continue;
    const next = findMarker(bytes, at);
    clean.push(bytes.subarray(at, next));
    at = next;
  }
  // Truncated files get an end marker.
  const last = clean[clean.length - 1];
  if (last?.[1] !== EOI || last.length !== 2) clean.push(Uint8Array.of(0xff, EOI));
  return {
    /** Markers and pixel data only: no location, time, device or embedded second image. */
    clean,
    /** EXIF orientation: 1 upright, 2 to 8 mirrored or rotated. */
    orientation,
    /** Stored size before rotation; 0 when unknown. */
    width,
    height,
  };
}

/** Returns where the pixel data of a scan end. */
function findMarker(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1];
    if (next === undefined) break;
    const isData = next === 0x00 || next === 0xff || (next >= 0xd0 && next <= 0xd7);
    if (!isData) return at;
  }
  return bytes.length;
}

const ICC = 'ICC_PROFILE';

/** Whether a segment is kept: colour profiles are, other application data is not. */
function isKept(marker: number, segment: Uint8Array): boolean {
  if (marker === COMMENT) return false;
  if (marker < 0xe0 || marker > 0xef) return true;
  if (marker === 0xe2) return readText(segment, 4, ICC.length) === ICC;
  return marker === 0xe0 || marker === 0xee;
}

const ORIENTATION = 0x0112;
/** Offset of the TIFF data after marker, length, `Exif` and two zeros. */
const TIFF_AT = 10;

function readOrientation(segment: Uint8Array): number | null {
  if (readText(segment, 4, 4) !== 'Exif' || segment.length < TIFF_AT + 14) return null;
  const tiff = new DataView(segment.buffer, segment.byteOffset + TIFF_AT, segment.length - TIFF_AT);
  const little = tiff.getUint16(0) === 0x4949;
  const first = tiff.getUint32(4, little);
  if (first + 2 > tiff.byteLength) return null;
  const count = tiff.getUint16(first, little);
  for (let entry = 0; entry < count; entry += 1) {
    const at = first + 2 + entry * 12;
    if (at + 12 > tiff.byteLength) return null;
    if (tiff.getUint16(at, little) !== ORIENTATION) continue;
    const value = tiff.getUint16(at + 8, little);
    return value >= 1 && value <= 8 ? value : null;
  }
  return null;
}

const readNumber = (bytes: Uint8Array, at: number): number =>
  ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);

const readText = (bytes: Uint8Array, from: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(from, from + length));
