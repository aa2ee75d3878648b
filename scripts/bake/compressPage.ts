import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliDecompress,
  constants,
  gunzip,
  gzip,
  type InputType,
} from 'node:zlib';

const brotli = promisify(brotliCompress);
const unbrotli = promisify(brotliDecompress);
const deflate = promisify(gzip);
const inflate = promisify(gunzip);

/** Takes 1 ms a page; the best is 8 % smaller and takes 50 ms. */
const BROTLI_QUALITY = 5;
const BEST_BROTLI_QUALITY = constants.BROTLI_MAX_QUALITY;

/** Endings of the copies that hosts send (nginx `brotli_static`, `gzip_static`; scripts/serve). */
export const COMPRESSED_ENDINGS = ['.br', '.gz'] as const;
type CompressedEnding = (typeof COMPRESSED_ENDINGS)[number];

/** A compressed copy of a file. */
export interface CompressedCopy {
  readonly ending: CompressedEnding;
  readonly bytes: Uint8Array;
}

/** Content codings that hosts send (RFC 9110 8.4.1). */
export type Compression = 'br' | 'gzip';

/** Returns the compressed copies of a page; with `best` as small as possible, for files of a build. */
export async function compressPage(
  html: Uint8Array,
  { best = false } = {},
): Promise<CompressedCopy[]> {
  const [br, gz] = await Promise.all([
    compressBytes(html, 'br', { best }),
    compressBytes(html, 'gzip', { best }),
  ]);
  return [
    { ending: '.br', bytes: br },
    { ending: '.gz', bytes: gz },
  ];
}

/** Returns text in one coding; with `best` Brotli makes it as small as possible. */
export const compressBytes = (
  text: Uint8Array,
  coding: Compression,
  { best = false } = {},
): Promise<Buffer> =>
  coding === 'gzip'
    ? deflate(text)
    : brotli(text, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: best ? BEST_BROTLI_QUALITY : BROTLI_QUALITY,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
        },
      });

/** Returns whether a compressed copy has the content of its file; false when it is damaged. */
export async function isCopyOf(
  html: Uint8Array,
  ending: CompressedEnding,
  copy: InputType,
): Promise<boolean> {
  const decompress = ending === '.br' ? unbrotli : inflate;
  try {
    // zlib does not accept the limit 0; a longer result is rejected before it is complete.
    const content = await decompress(copy, { maxOutputLength: Math.max(html.length, 1) });
    return content.equals(html);
  } catch {
    return false;
  }
}
