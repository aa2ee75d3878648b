/**
 * Options that are drawn and taken away at one time: their layout is what one frame of a slow
 * phone has room for. Pages are multiples of it.
 */
export const CHUNK_SIZE = 4;

/**
 * A list in pieces. A piece whose items are all the same as before is the same array, so that
 * what shows it has nothing to do when the list grows.
 */
export function chunkList<T>(
  items: readonly T[],
  before: readonly (readonly T[])[] = [],
  size = CHUNK_SIZE,
): readonly (readonly T[])[] {
  const chunks: (readonly T[])[] = [];
  for (let at = 0; at * size < items.length; at += 1) {
    const chunk = items.slice(at * size, (at + 1) * size);
    const known = before[at];
    const isSame = known?.length === chunk.length && known.every((item, n) => item === chunk[n]);
    chunks.push(isSame && known ? known : chunk);
  }
  return chunks;
}
