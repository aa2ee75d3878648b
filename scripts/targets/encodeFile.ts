import { type Compression, compressBytes } from '../bake/compressPage.ts';
import { CACHE_ASSETS, cacheControl } from '../hosts/siteHeaders.ts';
import { isSentCompressed, mediaType } from '../serve/mediaTypes.ts';

/** How a target that has one encoding for each file stores what can be compressed. */
export const STORED_ENCODINGS = ['identity', 'gzip', 'br'] as const;
export type StoredEncoding = (typeof STORED_ENCODINGS)[number];

/** The headers of a file. The security headers of a site are set by its host or CDN. */
export interface FileHeaders {
  readonly contentType: string;
  readonly cacheControl: string;
  /** Absent when the file is stored as it is. */
  readonly contentEncoding?: Compression;
}

/** Returns a file's content as a target stores it, and its headers: those that other hosts send. */
export async function encodeFile(
  path: string,
  content: Uint8Array,
  encoding: StoredEncoding,
): Promise<{ readonly body: Uint8Array; readonly headers: FileHeaders }> {
  const headers = { contentType: mediaType(path), cacheControl: cacheControl(path) };
  if (encoding === 'identity' || !isSentCompressed(headers.contentType, content.length)) {
    return { body: content, headers };
  }
  // A file that never changes is compressed once, so that it may take longer.
  const best = headers.cacheControl === CACHE_ASSETS;
  const body = await compressBytes(content, encoding, { best });
  return { body, headers: { ...headers, contentEncoding: encoding } };
}
