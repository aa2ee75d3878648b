/** Which bytes of a file a request wants (RFC 9110, section 14): players read films in pieces. */
export interface ByteRange {
  readonly first: number;
  /** The last byte itself, not the one after it. */
  readonly last: number;
}

/**
 * `whole` where there is no range, or one that need not be understood: several ranges at
 * once, another unit. `none` when no byte of it exists.
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
  // The end before the beginning is no range at all.
  if (to !== '' && Number(to) < first) return 'whole';
  return first >= size ? 'none' : { first, last };
}
