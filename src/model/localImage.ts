/** A picture that a host handed over as text. */
export interface LocalImage {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: string;
  readonly extension: string;
}

/** First bytes of the pictures that may be uploaded (product 5.2). */
const KINDS: readonly (readonly [type: string, extension: string, start: readonly number[]])[] = [
  ['image/jpeg', 'jpg', [0xff, 0xd8, 0xff]],
  ['image/png', 'png', [0x89, 0x50, 0x4e, 0x47]],
  ['image/gif', 'gif', [0x47, 0x49, 0x46, 0x38]],
  ['image/bmp', 'bmp', [0x42, 0x4d]],
];

/**
 * A picture from base64, with or without `data:…,` before it. Its kind is told by its
 * content: the messenger of iOS calls every picture `image/jgp`. Null for all else.
 */
export function parseLocalImage(text: string): LocalImage | null {
  let binary: string;
  try {
    binary = atob(text.replace(/^data:[^,]*,/, '').replace(/\s/g, ''));
  } catch {
    return null;
  }
  const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0));
  const kind = KINDS.find(([, , start]) => start.every((byte, index) => bytes[index] === byte));
  return kind ? { bytes, type: kind[0], extension: kind[1] } : null;
}
