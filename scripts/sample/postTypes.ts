import type { SampleFile } from './attachedFiles.ts';
import type { SampleAuthor } from './postAuthors.ts';
import type { SampleComment } from './types.ts';

/** A post of a circle; without a circle a moment (social post) of the friends' circle. */
export interface SamplePost {
  readonly id: number;
  readonly circle?: number;
  readonly by: SampleAuthor;
  readonly text: string;
  /** `2026-11-20 09:12`, China time. */
  readonly at: string;
  readonly tag?: number;
  readonly place?: string;
  readonly files?: readonly SampleFile[];
  readonly praises?: number;
  readonly shares?: number;
  readonly pinned?: boolean;
  readonly review?: 'awaiting' | 'refused';
  /** Why it was refused. */
  readonly reason?: string;
  /** Names of readers who like a moment. */
  readonly praisedBy?: readonly string[];
  readonly comments?: readonly SampleComment[];
}
