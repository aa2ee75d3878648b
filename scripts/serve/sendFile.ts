import { type FileHandle, lstat, open, realpath, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type Compression, compressBytes } from '../bake/compressPage.ts';
import { isSentCompressed, mediaType } from './mediaTypes.ts';
import { acceptedEncodings, type Encoding, isFresh, parseRange } from './negotiate.ts';

const SIBLINGS = { br: '.br', gzip: '.gz' } as const;

/** Enough for all pages and chunks of a build while it is being looked at. */
const MAX_COPIES = 1_000;

/** Compressed copies of files that have none on disk, by version of the file; the last used at the end. */
export type CompressedCopies = Map<string, Promise<Buffer>>;

function compressOnce(
  copies: CompressedCopies,
  version: string,
  encoding: Compression,
  { handle }: OpenFile,
): Promise<Buffer> {
  const key = `${encoding} ${version}`;
  const copy = copies.get(key) ?? handle.readFile().then((text) => compressBytes(text, encoding));
  copies.delete(key);
  copies.set(key, copy);
  copy.catch(() => copies.delete(key));
  const [oldest = ''] = copies.keys();
  if (copies.size > MAX_COPIES) copies.delete(oldest);
  return copy;
}

/**
 * Sends an open file (whole, a range, or 304) and closes it. The caller has set its cache
 * policy.
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: OpenFile,
  copies: CompressedCopies,
): Promise<void> {
  const type = mediaType(file.path);
  const shrinks = isSentCompressed(type, file.size);
  const state = `${file.size.toString(36)}-${Math.round(file.modifiedMs * 1000).toString(36)}`;
  let body: OpenFile | Buffer = file;
  try {
    response.setHeader('Content-Type', type);
    response.setHeader('Last-Modified', new Date(file.modifiedMs).toUTCString());
    response.setHeader('Accept-Ranges', 'bytes');
    if (shrinks) response.setHeader('Vary', 'Accept-Encoding');

    const { range: wanted, 'if-range': ifRange } = request.headers;
    const range =
      ifRange === undefined || ifRange === `"${state}"` ? parseRange(wanted, file.size) : null;
    const encodings = acceptedEncodings(request.headers['accept-encoding']);
    // Ranges refer to the uncompressed file, so that they are never compressed.
    const encoding: Encoding = shrinks && !range ? (encodings[0] ?? 'identity') : 'identity';
    const etag = encoding === 'identity' ? `"${state}"` : `"${state}-${encoding}"`;
    response.setHeader('ETag', etag);
    const known = {
      etag: request.headers['if-none-match'],
      since: request.headers['if-modified-since'],
    };
    if (isFresh(known, { etag, modifiedMs: file.modifiedMs })) {
      response.writeHead(304).end();
      return;
    }
    if (range === 'outside') {
      response.setHeader('Content-Range', `bytes */${file.size}`);
      response.writeHead(416).end();
      return;
    }
    if (encoding !== 'identity') {
      response.setHeader('Content-Encoding', encoding);
      body =
        (await openSibling(file, encoding)) ??
        (await compressOnce(copies, `${file.path} ${state}`, encoding, file));
    }
    if (range) {
      response.statusCode = 206;
      response.setHeader('Content-Range', `bytes ${range.start}-${range.end}/${file.size}`);
      response.setHeader('Content-Length', range.end - range.start + 1);
    } else {
      response.setHeader('Content-Length', Buffer.isBuffer(body) ? body.length : body.size);
    }
    if (request.method === 'HEAD') response.end();
    else if (Buffer.isBuffer(body)) response.end(body);
    else await pipeline(body.handle.createReadStream({ ...range, autoClose: false }), response);
  } catch (error) {
    // A client that disconnects is no error.
    if (!response.destroyed) throw error;
  } finally {
    await file.handle.close();
    if (!Buffer.isBuffer(body) && body !== file) await body.handle.close();
  }
}

/** Opens the compressed copy beside a file; null when there is none or the file is newer. */
async function openSibling(file: OpenFile, encoding: Compression): Promise<OpenFile | null> {
  const name = path.basename(file.path) + SIBLINGS[encoding];
  const sibling = await openFile(path.dirname(file.path), [name]);
  if (!sibling || sibling.modifiedMs >= file.modifiedMs) return sibling;
  await sibling.handle.close();
  return null;
}

/** An open file in the served folder; the caller closes it. */
interface OpenFile {
  readonly handle: FileHandle;
  readonly path: string;
  readonly size: number;
  readonly modifiedMs: number;
}

/**
 * Parses a request's path into decoded segments; null for malformed escapes, dot segments,
 * backslashes, NUL and escaped slashes.
 */
export function parseRequestPath(pathname: string): string[] | null {
  const parts: string[] = [];
  for (const raw of pathname.split('/').filter(Boolean)) {
    let part: string;
    try {
      part = decodeURIComponent(raw);
    } catch {
      return null;
    }
    if (part === '.' || part === '..' || /[/\\\0]/.test(part)) return null;
    parts.push(part);
  }
  return parts;
}

/**
 * Returns the path below `root` that a link leads to, with '/': the page of an article at its id alone
 * (`idLink.ts`); null for anything else.
 */
export async function readIdLink(root: string, parts: readonly string[]): Promise<string | null> {
  const file = path.join(root, ...parts);
  try {
    if (parts.length === 0 || !(await lstat(file)).isSymbolicLink()) return null;
    const target = path.relative(root, await realpath(file));
    return target.startsWith('..') ? null : target.split(path.sep).join('/');
  } catch {
    return null;
  }
}

/** Opens a file of `root` (a real path); null when there is none, or a link leads outside. */
export async function openFile(root: string, parts: readonly string[]): Promise<OpenFile | null> {
  // Hidden files are never part of the site.
  if (parts.length === 0 || parts.some((part) => part.startsWith('.'))) return null;
  const file = path.join(root, ...parts);
  let handle: FileHandle | undefined;
  try {
    if (!(await realpath(file)).startsWith(root + path.sep)) return null;
    // Checked before opening, because opening a pipe would block.
    if (!(await stat(file)).isFile()) return null;
    handle = await open(file);
    const { size, mtimeMs } = await handle.stat();
    return { handle, path: file, size, modifiedMs: mtimeMs };
  } catch {
    await handle?.close();
    return null;
  }
}
