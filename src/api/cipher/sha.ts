import { textToBytes } from './bytes.ts';

/** Returns the SHA-256 hash of a text's UTF-8 bytes as hex in lower case. */
export async function hashSha256(text: string): Promise<string> {
  const { default: sha256 } = await import('crypto-js/sha256.js');
  return sha256(text).toString();
}

/** Returns the SM3 hash of bytes, or of a text's UTF-8 bytes, as hex. */
export async function hashSm3(message: string | readonly number[]): Promise<string> {
  const { default: sm3 } = await import('sm-crypto/src/sm3/index.js');
  return sm3(typeof message === 'string' ? textToBytes(message) : message);
}
