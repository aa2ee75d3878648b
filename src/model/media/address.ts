/** SM4's block: what is encrypted is whole ones. */
const BLOCK_BYTES = 16;

/** An address that no link filter knows as one may be an encrypted one (product 5.11). */
export interface EncryptedAddress {
  readonly text: string;
  readonly cipher: 'base64' | 'hex';
}

/**
 * null for what is an address as it stands. Base64 may begin with '/', as a path does: it is
 * taken for encrypted first, and for a path where no key opens it.
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
