import type { SampleComment } from './types.ts';

/** A file attached to a text: an image (by its name), a video with its cover, or audio. */
export type SampleFile =
  | string
  | { readonly picture: string; readonly summary?: string }
  | { readonly video: string; readonly poster: string; readonly summary?: string }
  | { readonly audio: string; readonly summary?: string };

/** Phones of sample members, who can log in and edit their texts. */
export const SAMPLE_MEMBER = '13800000002';
export const OFFICIAL_MEMBER = '13800000001';

/** The author of a text: a member, by phone, or a name only; null where answers contain none. */
export type SampleAuthor = { readonly phone: string } | { readonly name: string | null };

/** A text with its time and its files. */
export interface SampleText {
  readonly id: number;
  readonly text: string;
  /** `2026-11-20 09:12`, China time. */
  readonly at: string;
  readonly files?: readonly SampleFile[];
}

/** A post of a circle; without a circle a moment (social post) of the friends' circle. */
export interface SamplePost extends SampleText {
  readonly circle?: number;
  readonly by: SampleAuthor;
  readonly tag?: number;
  readonly place?: string;
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
