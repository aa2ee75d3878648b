/** Returns the UTF-8 bytes of a text. */
export const textToBytes = (text: string): number[] => Array.from(new TextEncoder().encode(text));

/** Returns the text of UTF-8 bytes; null when they are malformed. */
export function bytesToText(bytes: readonly number[]): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(new Uint8Array(bytes));
  } catch {
    return null;
  }
}

export const bytesToHex = (bytes: readonly number[]): string =>
  bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Returns the bytes of a hex text; null when it is malformed. */
export function hexToBytes(hex: string): number[] | null {
  if (!/^([\da-f]{2})*$/i.test(hex)) return null;
  return (hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
}

export const bytesToBase64 = (bytes: readonly number[]): string =>
  btoa(bytes.map((byte) => String.fromCharCode(byte)).join(''));

/** Returns the bytes of a base64 text; null when it is malformed. */
export function base64ToBytes(base64: string): number[] | null {
  try {
    return Array.from(atob(base64), (char) => char.charCodeAt(0));
  } catch {
    return null;
  }
}
