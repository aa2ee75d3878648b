import type { FeedBlock } from '../../stores/feed/types.ts';

/** Rows that are laid out within a frame, on a slow phone too. */
const ROWS_A_PART = 5;

export interface FeedPart extends FeedBlock {
  /** The first of its block: a heading stands over it. */
  readonly isFirst: boolean;
}

const known = new WeakMap<FeedBlock, readonly FeedPart[]>();

/** The blocks in parts; a block has the same ones every time, so that each is rendered once. */
export function splitBlocks(blocks: readonly FeedBlock[]): readonly FeedPart[] {
  return blocks.flatMap((block) => {
    const parts = known.get(block) ?? split(block);
    known.set(block, parts);
    return parts;
  });
}

function split({ recommended, rows }: FeedBlock): readonly FeedPart[] {
  return Array.from({ length: Math.ceil(rows.length / ROWS_A_PART) }, (_, part) => ({
    recommended,
    isFirst: part === 0,
    rows: rows.slice(part * ROWS_A_PART, (part + 1) * ROWS_A_PART),
  }));
}
