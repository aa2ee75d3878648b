/** SM4's block size: the length of encrypted data is a multiple of it. */
const BLOCK_BYTES = 16;

/** An address that is probably encrypted (product 5.11). */
export interface EncryptedAddress {
  readonly text: string;
  readonly cipher: 'base64' | 'hex';
}

/**
 * Returns the encrypted address; null for plain addresses. Base64 may begin with '/' like a
 * path: it is decrypted first, and used as a path when that fails.
 */
export function findEncrypted(url: string): EncryptedAddress | null {
  const text = url.replace(/\s/g, '');
  const blockChars = BLOCK_BYTES * 2;
  if (/^[\da-f]+$/i.test(text) && text.length % blockChars === 0) return { text, cipher: 'hex' };
  const base64 = text.replace(/-/g, '+').replace(/_/g, '/');
  const [, body = '', end = ''] = /^([A-Za-z\d+/]+)(={0,2})$/.exec(base64) ?? [];
  const bytes = Math.floor((body.length * 3) / 4);
  if (body === '' || bytes % BLOCK_BYTES !== 0 || (body.length + end.length) % 4 !== 0) return null;
  return { text: base64, cipher: 'base64' };
}
