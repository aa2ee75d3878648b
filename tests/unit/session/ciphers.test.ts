import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';
import sm2 from 'sm-crypto/src/sm2/index.js';
import { describe, expect, it } from 'vitest';
import { hashMd5 } from '../../../src/api/cipher/md5.ts';
import { hashSm3 } from '../../../src/api/cipher/sha.ts';
import { encryptSm2 } from '../../../src/api/cipher/sm2.ts';
import { decryptSm4, encryptSm4, type Sm4Options } from '../../../src/api/cipher/sm4.ts';
import { needsCorpus, readCorpus, readCorpusEntries } from '../../helpers/corpora.ts';

const KEY = 'jichuanribao2026';
const IV = '2026jichuanribao';
const TEXTS = [
  '',
  'a',
  '霁川日报',
  'fifteen bytes!!',
  'sixteen bytes!!!',
  '😀𠮷 "\u0000\n',
  'x'.repeat(999),
];

const bytes = (hex: string) => [...Buffer.from(hex, 'hex')];
const REFUSED = { ok: false, error: { kind: 'cipher', message: 'ciphertext refused' } };

describe('SM4', () => {
  it.each(TEXTS)('CBC of %j equals the result of Node', async (text) => {
    const node = createCipheriv('sm4-cbc', KEY, IV);
    const expected = node.update(text, 'utf8', 'base64') + node.final('base64');
    const made = await encryptSm4(text, { key: KEY, iv: IV });
    expect(made).toBe(expected);
    expect(await decryptSm4(made, { key: KEY, iv: IV })).toEqual({ ok: true, value: text });
  });

  it.each(TEXTS)('ECB of %j equals the result of Node, in hex too', async (text) => {
    const options = { key: KEY, mode: 'ecb', cipher: 'hex' } as const;
    const made = await encryptSm4(text, options);
    const node = createDecipheriv('sm4-ecb', KEY, null);
    expect(node.update(made, 'hex', 'utf8') + node.final('utf8')).toBe(text);
    expect(await decryptSm4(made, options)).toEqual({ ok: true, value: text });
  });

  it.each<[string, Partial<Sm4Options>, string]>([
    ['a short key', { key: 'secret' }, 'The key of SM4 has 6 bytes instead of 16.'],
    [
      'a key of 16 characters that are more bytes',
      { key: '霁'.repeat(16) },
      'The key of SM4 has 48',
    ],
    ['a key of 17 bytes', { key: new Array(17).fill(0) }, 'The key of SM4 has 17'],
    ['an empty key', { key: '' }, 'The key of SM4 has 0'],
    ['a long iv', { iv: `${IV}0` }, 'The iv of SM4 has 17 bytes instead of 16.'],
    ['no iv', { iv: undefined }, 'The iv of SM4 has 0'],
  ])('reports %s without its value', async (_, options, message) => {
    const all = { key: KEY, iv: IV, ...options };
    await expect(encryptSm4('x', all)).rejects.toThrow(message);
    await expect(decryptSm4('', all)).rejects.toThrow(message);
    if (typeof options.key === 'string' && options.key) {
      await expect(encryptSm4('x', all)).rejects.not.toThrow(options.key);
    }
  });

  it('requires no iv in ECB', async () => {
    expect(await encryptSm4('x', { key: KEY, mode: 'ecb' })).toMatch(/^[\w+/]{22}==$/);
  });

  it.each([
    ['nothing', ''],
    ['what is not base64', '霁川'],
    ['half a block', 'YWJjZA=='],
    ['blocks of another key', Buffer.alloc(32, 7).toString('base64')],
  ])('refuses %s with the same error', async (_, ciphertext) => {
    expect(await decryptSm4(ciphertext, { key: KEY, iv: IV })).toEqual(REFUSED);
  });

  it('refuses invalid UTF-8 with the same error', async () => {
    const cipher = await encryptSm4('fffe', { key: KEY, iv: IV, plain: 'hex' });
    expect(await decryptSm4(cipher, { key: KEY, iv: IV })).toEqual(REFUSED);
  });
});

interface PaddingCase {
  readonly id: number;
  readonly comment: string;
  readonly key: string;
  readonly iv: string;
  readonly ciphertext: string;
  readonly plaintext: string;
  readonly valid: boolean;
}
const padding = readCorpusEntries<PaddingCase>('sm4-cbc-padding.json');

describe('SM4-CBC paddings of the corpus', needsCorpus('sm4-cbc-padding.json'), () => {
  it('contain 24 valid and 48 invalid ones', () => {
    expect(padding.filter(({ valid }) => valid)).toHaveLength(24);
    expect(padding.filter(({ valid }) => !valid)).toHaveLength(48);
  });

  it.each(padding)('$id $comment', async ({ key, iv, ciphertext, plaintext, valid }) => {
    const options = { key: bytes(key), iv: bytes(iv), cipher: 'hex', plain: 'hex' } as const;
    const opened = await decryptSm4(ciphertext, options);
    if (!valid) return expect(opened).toEqual(REFUSED);
    expect(opened).toEqual({ ok: true, value: plaintext });
    expect(await encryptSm4(plaintext, options)).toBe(ciphertext);
  });
});

interface BlockCase {
  readonly name: string;
  readonly padding?: 'none' | 'pkcs7';
  readonly key: string;
  readonly iv?: string;
  readonly plaintext: string;
  readonly ciphertext: string;
  readonly rounds?: number;
}
interface HashCase {
  readonly name: string;
  readonly message: string;
  readonly digest: string;
  readonly repeat?: number;
}
const vectors = JSON.parse(readCorpus('sm-vectors.json') || '{}') as Record<string, unknown[]>;
const blocks = (name: string) => (vectors[name] ?? []) as BlockCase[];

/** Rounds that a test of every run may take; the file's million takes minutes in a browser's cipher. */
const MAX_ROUNDS = 1000;

describe('official vectors', needsCorpus('sm-vectors.json'), () => {
  it('are complete', () => {
    expect(Object.values(vectors).flat().length).toBeGreaterThanOrEqual(109);
  });

  it.each([
    ...blocks('sm4-ecb').map((one) => ({ ...one, mode: 'ecb' as const })),
    ...blocks('sm4-cbc').map((one) => ({ ...one, mode: 'cbc' as const })),
  ])('SM4-$mode $name', async ({ key, iv, plaintext, ciphertext, padding: pad, mode }) => {
    const options: Sm4Options = {
      key: bytes(key),
      ...(iv && { iv: bytes(iv) }),
      mode,
      cipher: 'hex',
      plain: 'hex',
      padding: pad ?? 'pkcs7',
    };
    expect(await encryptSm4(plaintext, options)).toBe(ciphertext);
    expect(await decryptSm4(ciphertext, options)).toEqual({ ok: true, value: plaintext });
  });

  it.each(blocks('sm4-ecb-iterated').filter(({ rounds = 0 }) => rounds <= MAX_ROUNDS))(
    'SM4 iterated: $name',
    async ({ key, plaintext, ciphertext, rounds = 0 }) => {
      const options = {
        key: bytes(key),
        mode: 'ecb',
        cipher: 'hex',
        plain: 'hex',
        padding: 'none',
      } as const;
      let block = plaintext;
      for (let round = 0; round < rounds; round += 1) block = await encryptSm4(block, options);
      expect(block).toBe(ciphertext);
    },
  );

  it.each((vectors.sm3 ?? []) as HashCase[])('SM3 $name', async ({ message, digest, repeat }) => {
    const all = Buffer.from(message.repeat(repeat ?? 1), 'hex');
    expect(await hashSm3([...all])).toBe(digest);
    expect(createHash('sm3').update(all).digest('hex')).toBe(digest);
  });
});

describe('hashes of text', () => {
  it.each(TEXTS)('SM3 and MD5 of %j equal the results of Node', async (text) => {
    expect(await hashSm3(text)).toBe(createHash('sm3').update(text).digest('hex'));
    expect(await hashMd5(text)).toBe(createHash('md5').update(text).digest('hex'));
  });
});

describe('SM2', () => {
  // GB/T 32918.5: the key pair of the standard's examples on its recommended curve.
  const PRIVATE = '3945208f7b2144b13f36e38ac6d39f95889393692860b51a42fb81ef4df7c5b8';
  const PUBLIC =
    '09f9df311e5421a150dd7d161e4bc5c672179fad1833fc076bb08ff356f35020' +
    'ccea490ce26775a52dc6ea718cc1aa600aed05fbf35e084a6632f6072da9ad13';

  // GB/T 32918.5 annex C: "encryption standard" under that key, C1 || C3 || C2.
  const CIPHERTEXT =
    '04ebfc718e8d1798620432268e77feb6415e2ede0e073c0f4f640ecd2e149a73' +
    'e858f9d81e5430a57b36daab8f950a3c64e6ee6a63094d99283aff767e124df0' +
    '59983c18f809e262923c53aec295d30383b54e39d609d160afcb1908d0bd8766' +
    '21886ca989ca9c7d58087307ca93092d651efa';

  it('decrypts the example of the standard', () => {
    expect(sm2.doDecrypt(CIPHERTEXT, PRIVATE, 1)).toBe('encryption standard');
  });

  it.each([
    ['without a leading 04', PUBLIC],
    ['with one', `04${PUBLIC}`],
  ])('encrypts for a key %s: C1C3C2 without 04', async (_, key) => {
    const made = await encryptSm2('13800000001 霁川', key);
    expect(made).toMatch(/^[\da-f]+$/);
    expect(made).toHaveLength(2 * (64 + 32 + Buffer.byteLength('13800000001 霁川')));
    expect(sm2.doDecrypt(made, PRIVATE, 1)).toBe('13800000001 霁川');
  });

  it('encrypts the same text differently each time', async () => {
    expect(await encryptSm2('8', PUBLIC)).not.toBe(await encryptSm2('8', PUBLIC));
  });
});
