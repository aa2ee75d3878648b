import type { ReactNode } from 'react';
import { ListChunk } from './ListChunk.tsx';

/** A page of most lists. */
const ROWS_A_CHUNK = 20;

interface ListChunksProps<T> {
  readonly rows: readonly T[];
  /** Draws some of the rows. */
  readonly children: (rows: readonly T[]) => ReactNode;
}

/** The rows of a list that goes on, of which those far away are not drawn (decision 38). */
export function ListChunks<T>({ rows, children }: ListChunksProps<T>) {
  const count = Math.ceil(rows.length / ROWS_A_CHUNK);
  return Array.from({ length: count }, (_, index) => (
    // Rows are only ever added, below those that are there.
    // biome-ignore lint/suspicious/noArrayIndexKey: they keep their place
    <ListChunk key={index} className="list-part">
      {children(rows.slice(index * ROWS_A_CHUNK, (index + 1) * ROWS_A_CHUNK))}
    </ListChunk>
  ));
}
