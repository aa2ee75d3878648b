import { DAY_MS } from '../durations.ts';
import { filterImageLink } from '../link.ts';
import { field, parseEach, parseNumber, parseRecord } from '../wire.ts';
import { MAX_IMAGES } from './commentImages.ts';

/** An unsent comment. */
export interface CommentDraft {
  readonly text: string;
  /** Addresses of uploaded images. */
  readonly pictures: readonly string[];
}

export const NO_COMMENT_DRAFT: CommentDraft = { text: '', pictures: [] };

/** Longer than the limit of a comment, which the composer reports. */
const MAX_TEXT = 20_000;

export const isEmptyComment = ({ text, pictures }: CommentDraft): boolean =>
  text === '' && pictures.length === 0;

/** Drafts expire after a week. */
const DRAFT_LIFE_MS = 7 * DAY_MS;

/** Returns the storage key of the draft of a reply to `parentId`; '0' is the article itself. */
export const formatCommentDraftKey = (
  source: number,
  articleId: string,
  parentId: string,
): string => `draft:${source}:${articleId}:${parentId}`;

export const formatCommentDraft = (draft: CommentDraft, now: number): string =>
  JSON.stringify({ ...draft, at: now });

/** Returns the stored draft; an empty one when it is malformed or expired. */
export function parseCommentDraft(stored: string | null, now: number): CommentDraft {
  const wire = parseRecord(stored);
  const at = parseNumber(field(wire, 'at')) ?? 0;
  if (Math.abs(now - at) > DRAFT_LIFE_MS) return NO_COMMENT_DRAFT;
  const text = field(wire, 'text');
  return {
    text: typeof text === 'string' ? text.slice(0, MAX_TEXT) : '',
    pictures: parseEach(field(wire, 'pictures'), (url) => filterImageLink(url) || null).slice(
      0,
      MAX_IMAGES,
    ),
  };
}
