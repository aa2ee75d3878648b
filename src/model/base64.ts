/**
 * Returns the base64 of a text's UTF-8 bytes, the form of a nickname on the wire (wire 14.4).
 */
export function encodeBase64(text: string): string {
  const bytes = new TextEncoder().encode(text);
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}
