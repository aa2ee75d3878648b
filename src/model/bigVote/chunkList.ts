/**
 * Number of options that are rendered or removed together: a slow phone can lay out this many
 * in one frame. Page sizes are multiples of it.
 */
export const CHUNK_SIZE = 4;

/**
 * Splits a list into chunks. A chunk whose items are unchanged keeps its array of `before`, so
 * that its component does not render again when the list grows.
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
