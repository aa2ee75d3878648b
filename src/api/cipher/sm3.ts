import { textToBytes } from './bytes.ts';

/** The hash of a text's UTF-8, or of bytes, as hex. */
export async function hashSm3(message: string | readonly number[]): Promise<string> {
  const { default: sm3 } = await import('sm-crypto/src/sm3/index.js');
  return sm3(typeof message === 'string' ? textToBytes(message) : message);
}
