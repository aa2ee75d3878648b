import type { ReactNode } from 'react';

/** Length of a page of most lists. */
export const ROWS_A_CHUNK = 20;

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

interface FirstChunksProps<T> {
  readonly rows: readonly T[];
  readonly className?: string;
  readonly children: (rows: readonly T[]) => ReactNode;
}

/** Renders what `ListChunks` renders first, without state: a template shows it before React is there. */
export const FirstChunks = <T extends { readonly id: string }>({
  rows,
  className = 'list-part',
  children,
}: FirstChunksProps<T>) =>
  splitRows(rows, new Set(), ROWS_A_CHUNK).map((some) => (
    <section key={some[0].id} className={className}>
      {children(some)}
    </section>
  ));
