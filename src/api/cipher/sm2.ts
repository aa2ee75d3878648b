import { textToBytes } from './bytes.ts';

/**
 * Encrypts a text with SM2. Returns hex, C1C3C2, without the leading 04; different for every
 * call. The key is hex with or without a leading 04.
 */
export async function encryptSm2(text: string, publicKey: string): Promise<string> {
  const { default: sm2 } = await import('sm-crypto/src/sm2/index.js');
  const key = publicKey.length === POINT_DIGITS ? `04${publicKey}` : publicKey;
  return sm2.doEncrypt(textToBytes(text), key, 1);
}

/** Hex digits of a point on the curve without its leading 04. */
const POINT_DIGITS = 128;
