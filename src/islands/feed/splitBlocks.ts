import type { FeedBlock } from '../../model/column/feed.ts';

/** Rows that a slow phone can lay out within one frame; even, because a desk has two in a line. */
const ROWS_A_PART = 6;

export interface FeedBlockPart extends FeedBlock {
  /** Whether it is the first part of its block, which has the heading. */
  readonly isFirst: boolean;
}

const known = new WeakMap<FeedBlock, readonly FeedBlockPart[]>();

/** Returns the blocks in parts; a block always has the same part objects, so each renders once. */
export function splitBlocks(blocks: readonly FeedBlock[]): readonly FeedBlockPart[] {
  return blocks.flatMap((block) => {
    const parts = known.get(block) ?? split(block);
    known.set(block, parts);
    return parts;
  });
}

function split({ recommended, rows }: FeedBlock): readonly FeedBlockPart[] {
  return Array.from({ length: Math.ceil(rows.length / ROWS_A_PART) }, (_, part) => ({
    recommended,
    isFirst: part === 0,
    rows: rows.slice(part * ROWS_A_PART, (part + 1) * ROWS_A_PART),
  }));
}
