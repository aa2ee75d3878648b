import { DAY_MS } from '../durations.ts';
import { filterImageLink } from '../link.ts';
import { field, parseEach, parseNumber, parseRecord } from '../wire.ts';

/** Maximum number of images in a comment (product 9.6). */
export const MAX_IMAGES = 9;
/** The server's limit, in bytes. */
export const MAX_IMAGE_B = 10 * 1024 * 1024;
/** The `accept` attribute of the file input. */
export const IMAGE_TYPES = '.jpg,.jpeg,.png,.gif,.bmp,image/jpeg,image/png,image/gif,image/bmp';

/** Allowed extensions (product 5.2) with the magic bytes of their file type. */
const KINDS: readonly (readonly [extensions: readonly string[], start: readonly number[]])[] = [
  [
    ['jpg', 'jpeg'],
    [0xff, 0xd8, 0xff],
  ],
  [['png'], [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  [['gif'], [0x47, 0x49, 0x46, 0x38]],
  [['bmp'], [0x42, 0x4d]],
];

/** Number of bytes that identify the file type. */
export const HEAD_B = 8;

/** Why a file is refused. */
export type ImageProblem = 'type' | 'renamed' | 'size' | 'empty';

/** Returns why a file cannot be uploaded; null when it can. */
export function checkImage(
  { name, size }: { readonly name: string; readonly size: number },
  head: Uint8Array,
): ImageProblem | null {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  if (!KINDS.some(([extensions]) => extensions.includes(extension))) return 'type';
  if (size === 0) return 'empty';
  if (size > MAX_IMAGE_B) return 'size';
  const isPicture = KINDS.some(([, start]) => start.every((byte, at) => head[at] === byte));
  return isPicture ? null : 'renamed';
}

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
