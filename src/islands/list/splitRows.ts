/**
 * Splits rows into parts of at most `size`. A part starts where one started before (`starts`: ids
 * of first rows): rows added at either end leave all other rows in their parts, so that a focused
 * or playing element is not recreated.
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
