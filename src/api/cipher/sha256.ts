/** Returns the SHA-256 hash of a text's UTF-8 bytes as hex in lower case. */
export async function hashSha256(text: string): Promise<string> {
  const { default: sha256 } = await import('crypto-js/sha256.js');
  return sha256(text).toString();
}
