/**
 * Splits rows into parts of at most `size`. A part begins where one began before (`starts`: ids of
 * first rows): rows that are added at either end leave every other row in the part that it had, so
 * that what is focused or plays there stays.
 */
export function splitRows<T extends { readonly id: string }>(
  rows: readonly T[],
  starts: ReadonlySet<string>,
  size: number,
): readonly (readonly [T, ...T[]])[] {
  const parts: [T, ...T[]][] = [];
  for (const row of rows) {
    const last = parts[parts.length - 1];
    if (!last || last.length >= size || starts.has(row.id)) parts.push([row]);
    else last.push(row);
  }
  return parts;
}
