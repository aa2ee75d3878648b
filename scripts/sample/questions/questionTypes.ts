import type { SampleFile } from '../attachedFiles.ts';

export interface SampleAnswer {
  /** null: the server has no name for this reader. */
  readonly user: string | null;
  readonly duty?: string;
  readonly official?: boolean;
  readonly text: string;
  /** `2026-11-20 09:12`, China time. */
  readonly at: string;
  readonly files?: readonly SampleFile[];
  readonly praises?: number;
}

/** A reader's question to the host of a topic or to an account. */
export interface SampleQuestion {
  readonly id: number;
  readonly topic?: number;
  readonly account?: number;
  readonly user: string | null;
  readonly title: string;
  readonly text: string;
  readonly at: string;
  readonly files?: readonly SampleFile[];
  readonly praises: number;
  /** 0 awaits review, 1 passed (when left out), 2 refused. */
  readonly review?: number;
  readonly answers?: readonly SampleAnswer[];
}
