/** Magic bytes of the image types that may be uploaded (product 5.2). */
const KINDS: readonly (readonly [type: string, extension: string, start: readonly number[]])[] = [
  ['image/jpeg', 'jpg', [0xff, 0xd8, 0xff]],
  ['image/png', 'png', [0x89, 0x50, 0x4e, 0x47]],
  ['image/gif', 'gif', [0x47, 0x49, 0x46, 0x38]],
  ['image/bmp', 'bmp', [0x42, 0x4d]],
];

/**
 * Returns the image of a base64 text, with or without a `data:…,` prefix; null when it is not
 * an image of an allowed type. The type is detected from the content, because the messenger on
 * iOS sends `image/jgp` for all.
 */
export function parseLocalImage(text: string) {
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
