import { fail, ok, type Result } from '../../model/result.ts';
import {
  base64ToBytes,
  bytesToBase64,
  bytesToHex,
  bytesToText,
  hexToBytes,
  textToBytes,
} from './bytes.ts';

/** Size of block, key and iv of SM4. */
const BLOCK_BYTES = 16;

/** Encoding of a plaintext or ciphertext. */
type Writing = 'base64' | 'hex' | 'text';

export interface Sm4Options {
  /** 16 bytes, as text or as bytes. */
  readonly key: string | readonly number[];
  /** 16 bytes, for the mode CBC. */
  readonly iv?: string | readonly number[];
  /** Default: CBC. */
  readonly mode?: 'cbc' | 'ecb';
  /** Encoding of the ciphertext; default: base64. */
  readonly cipher?: 'base64' | 'hex';
  /** Encoding of the plaintext; default: text. */
  readonly plain?: Writing;
  /** `none` for data in whole blocks; default: PKCS #7. */
  readonly padding?: 'pkcs7' | 'none';
}

/**
 * The only error of decryption. It does not say what was wrong, because that would enable a
 * padding oracle attack.
 */
export interface CipherRefused {
  readonly kind: 'cipher';
  readonly message: 'ciphertext refused';
}
const REFUSED: CipherRefused = { kind: 'cipher', message: 'ciphertext refused' };

/** Returns the ciphertext. Throws when key, iv or plaintext do not match the options. */
export async function encryptSm4(plaintext: string, options: Sm4Options): Promise<string> {
  const { key, iv } = readKeys(options);
  const bytes = readBytes(plaintext, options.plain ?? 'text');
  if (bytes === null) throw new TypeError(`The plaintext is not ${options.plain}.`);
  const padded = options.padding === 'none' ? bytes : pad(bytes);
  if (padded.length % BLOCK_BYTES !== 0) throw new TypeError('The plaintext is not whole blocks.');
  const sm4 = await loadSm4();
  return writeBytes(sm4.encrypt(padded, key, blockOptions(iv)), options.cipher ?? 'base64');
}

/**
 * Returns the plaintext, or an error for an invalid ciphertext. Throws when key or iv do not
 * match the options.
 */
export async function decryptSm4(
  ciphertext: string,
  options: Sm4Options,
): Promise<Result<string, CipherRefused>> {
  const { key, iv } = readKeys(options);
  const bytes = readBytes(ciphertext, options.cipher ?? 'base64');
  if (bytes === null || bytes.length % BLOCK_BYTES !== 0) return fail(REFUSED);
  const sm4 = await loadSm4();
  const padded = sm4.decrypt(bytes, key, blockOptions(iv));
  const plain = options.padding === 'none' ? padded : unpad(padded);
  const text = plain && writeBytes(plain, options.plain ?? 'text');
  return text === null ? fail(REFUSED) : ok(text);
}

const loadSm4 = async () => (await import('sm-crypto/src/sm4/index.js')).default;

/** Padding is added and checked here, because the package accepts invalid padding. */
function blockOptions(iv: readonly number[] | null) {
  const whole = { padding: 'none', output: 'array' } as const;
  return iv === null ? whole : ({ ...whole, mode: 'cbc', iv } as const);
}

const readKeys = ({ key, iv, mode = 'cbc' }: Sm4Options) => ({
  key: read16('key', key),
  iv: mode === 'cbc' ? read16('iv', iv ?? '') : null,
});

/** The error names the parameter but not its value, which is a secret. */
function read16(name: string, value: string | readonly number[]): readonly number[] {
  const bytes = typeof value === 'string' ? textToBytes(value) : value;
  if (bytes.length === BLOCK_BYTES) return bytes;
  throw new TypeError(`The ${name} of SM4 has ${bytes.length} bytes instead of ${BLOCK_BYTES}.`);
}

/** Adds PKCS #7 padding. */
function pad(bytes: readonly number[]): number[] {
  const count = BLOCK_BYTES - (bytes.length % BLOCK_BYTES);
  return [...bytes, ...new Array<number>(count).fill(count)];
}

/**
 * Removes PKCS #7 padding; null when it is invalid. Always reads a whole block, so that the
 * time does not depend on the padding.
 */
function unpad(bytes: readonly number[]): readonly number[] | null {
  const count = bytes[bytes.length - 1] ?? 0;
  let wrong = count < 1 || count > BLOCK_BYTES ? 1 : 0;
  for (let i = 1; i <= BLOCK_BYTES; i += 1) {
    if (i <= count && bytes[bytes.length - i] !== count) wrong |= 1;
  }
  return wrong ? null : bytes.slice(0, bytes.length - count);
}

function readBytes(text: string, writing: Writing): number[] | null {
  if (writing === 'text') return textToBytes(text);
  return writing === 'hex' ? hexToBytes(text) : base64ToBytes(text);
}

function writeBytes(bytes: readonly number[], writing: 'base64' | 'hex'): string;
function writeBytes(bytes: readonly number[], writing: Writing): string | null;
function writeBytes(bytes: readonly number[], writing: Writing): string | null {
  if (writing === 'text') return bytesToText(bytes);
  return writing === 'hex' ? bytesToHex(bytes) : bytesToBase64(bytes);
}
