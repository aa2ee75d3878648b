import { createCipheriv, createDecipheriv } from 'node:crypto';

/**
 * SM4 by OpenSSL. Independent of the client's implementation, so that tests of both
 * together find an error in either one.
 */
type Mode = { readonly cbc: string } | 'ecb';

/** Decrypts base64; null when it is invalid, for any reason. */
export function decryptSm4(cipher: string, key: string, mode: Mode): string | null {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(cipher)) return null;
  try {
    const decipher = createDecipheriv(nameOf(mode), key, ivOf(mode));
    const bytes = Buffer.concat([decipher.update(cipher, 'base64'), decipher.final()]);
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Encrypts a text in ECB mode; returns base64. */
export function encryptSm4(text: string, key: string): string {
  const cipher = createCipheriv(nameOf('ecb'), key, ivOf('ecb'));
  return Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64');
}

const nameOf = (mode: Mode) => (mode === 'ecb' ? 'sm4-ecb' : 'sm4-cbc');
const ivOf = (mode: Mode) => (mode === 'ecb' ? null : mode.cbc);
