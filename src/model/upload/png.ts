const SIGNATURE_B = 8;
/** Bytes of length, type and checksum of a chunk. */
const FRAME_B = 12;
/** Chunks with text, time and EXIF data. */
const DROPPED: readonly string[] = ['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME'];

/** Returns the image without metadata; null when it is not a PNG. Unreadable parts are left out. */
export function readPng(bytes: Uint8Array) {
  if (bytes[0] !== 0x89 || bytes[1] !== 0x50) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const clean: Uint8Array[] = [bytes.subarray(0, SIGNATURE_B)];
  let width = 0;
  let height = 0;
  let alpha = false;
  let at = SIGNATURE_B;
  while (at + FRAME_B <= bytes.length) {
    const end = at + FRAME_B + view.getUint32(at);
    if (end > bytes.length) break;
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (name === 'IHDR' && end - at >= FRAME_B + 13) {
      width = view.getUint32(at + 8);
      height = view.getUint32(at + 12);
      // Bit 2 of the colour type.
      alpha = (view.getUint8(at + 17) & 4) !== 0;
    }
    if (name === 'tRNS') alpha = true;
    if (!DROPPED.includes(name)) clean.push(bytes.subarray(at, end));
    at = end;
    // Data after the end chunk are dropped.
    if (name === 'IEND') break;
  }
  return {
    clean,
    /** Pixels; 0 when unknown. */
    width,
    height,
    /** Whether it has transparency. */
    alpha,
  };
}
