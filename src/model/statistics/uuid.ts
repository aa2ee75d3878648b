/** Returns a random UUID (RFC 9562, version 4) of 16 random bytes. */
export function formatUuid(random: Uint8Array): string {
  const bytes = Array.from({ length: 16 }, (_, index) => random[index] ?? 0);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Returns a stored device id; null when malformed. */
export const parseUuid = (text: string | null): string | null =>
  text !== null && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text) ? text : null;
