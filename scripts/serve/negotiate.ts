import type { Compression } from '../bake/compressPage.ts';

export type Encoding = Compression | 'identity';

/** Returns the encodings that a client accepts, the smallest first; `identity` is always the last. */
export function acceptedEncodings(header: string | undefined): Encoding[] {
  const weights = new Map<string, number>();
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const quality = parameters.find((text) => text.startsWith('q='));
    weights.set(name, quality === undefined ? 1 : Number(quality.slice(2)) || 0);
  }
  const takes = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
  return [...(['br', 'gzip'] as const).filter(takes), 'identity'];
}

/** Inclusive byte positions. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Parses a Range header for a file of `size` bytes: null for the whole file (also for several
 * ranges and other units), 'outside' for 416.
 */
export function parseRange(header: string | undefined, size: number): ByteRange | 'outside' | null {
  const found = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  if (!found) return null;
  const [, from = '', to = ''] = found;
  if (from === '' && to === '') return null;
  if (from === '') {
    const length = Math.min(Number(to), size);
    return length === 0 ? 'outside' : { start: size - length, end: size - 1 };
  }
  const start = Number(from);
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < start) return null;
  return start >= size ? 'outside' : { start, end };
}

/** Whether the client's copy is the current one (RFC 9110, section 13). */
export function isFresh(
  headers: { readonly etag?: string | undefined; readonly since?: string | undefined },
  current: { readonly etag: string; readonly modifiedMs: number },
): boolean {
  if (headers.etag !== undefined) {
    const tags = headers.etag.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
    return tags.includes('*') || tags.includes(current.etag.replace(/^W\//, ''));
  }
  if (headers.since === undefined) return false;
  // The header has a resolution of one second.
  return Math.floor(current.modifiedMs / 1000) * 1000 <= Date.parse(headers.since);
}
