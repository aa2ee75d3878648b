/** The requested bytes of a file (RFC 9110, section 14). */
export interface ByteRange {
  readonly first: number;
  /** Inclusive. */
  readonly last: number;
}

/**
 * Parses a Range header. Returns `whole` without a header and for forms that a server may
 * ignore (several ranges, another unit), `none` when the range is not satisfiable.
 */
export function parseRange(header: string | undefined, size: number): ByteRange | 'whole' | 'none' {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.replace(/\s/g, '') ?? '');
  const [, from = '', to = ''] = match ?? [];
  if (!match || (from === '' && to === '')) return 'whole';
  if (from === '') {
    const count = Math.min(Number(to), size);
    return count === 0 ? 'none' : { first: size - count, last: size - 1 };
  }
  const first = Number(from);
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  // An end before the start is an invalid range, which is ignored.
  if (to !== '' && Number(to) < first) return 'whole';
  return first >= size ? 'none' : { first, last };
}
