import { type ReactNode, useRef } from 'react';
import { ROWS_A_CHUNK, splitRows } from './FirstChunks.tsx';
import { ListChunk } from './ListChunk.tsx';

interface ListChunksProps<T> {
  readonly rows: readonly T[];
  /** Class of each part; the default has a line above it, as rows have. */
  readonly className?: string;
  /**
   * Assumed height of a row in rem, for lists that may be long at once: then only the first part renders at once, and
   * others when they come near the screen.
   */
  readonly rowRem?: number;
  /**
   * Whether a row is or contains the one with this id; it may be requested (host/rowRequests.ts).
   */
  readonly hasId?: (row: T, id: string) => boolean;
  /** Renders some of the rows. */
  readonly children: (rows: readonly T[]) => ReactNode;
}

/** Renders a growing list; rows far from the screen are not in the document (decision 38). */
export function ListChunks<T extends { readonly id: string }>(props: ListChunksProps<T>) {
  const { rows, className = 'list-part', rowRem = 0, hasId, children } = props;
  const starts = useRef<ReadonlySet<string>>(new Set());
  const isDeferred = rowRem > 0 && starts.current.size === 0;
  const parts = splitRows(rows, starts.current, ROWS_A_CHUNK);
  starts.current = new Set(parts.map(([{ id }]) => id));
  return parts.map((some, index) => (
    <ListChunk
      key={some[0].id}
      className={className}
      heightRem={some.length * rowRem}
      isRenderedAtOnce={!isDeferred || index === 0}
      hasRow={hasId && ((id) => some.some((row) => hasId(row, id)))}
    >
      {children(some)}
    </ListChunk>
  ));
}
