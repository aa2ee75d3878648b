import type { EditionFile } from './attached.ts';
import type { EditionWriter } from './postsWriters.ts';
import type { EditionComment } from './types.ts';

/** A post of a circle; without a circle it is a moment of the friends' circle. */
export interface EditionPost {
  readonly id: number;
  readonly circle?: number;
  readonly by: EditionWriter;
  readonly text: string;
  /** `2026-11-20 09:12`, China time. */
  readonly at: string;
  readonly tag?: number;
  readonly place?: string;
  readonly files?: readonly EditionFile[];
  readonly praises?: number;
  readonly shares?: number;
  readonly pinned?: boolean;
  readonly review?: 'awaiting' | 'refused';
  /** Why it was refused. */
  readonly reason?: string;
  /** Names of those who like it, as moments tell them. */
  readonly praisedBy?: readonly string[];
  readonly comments?: readonly EditionComment[];
}
