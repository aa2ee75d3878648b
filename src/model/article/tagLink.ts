import type { Tag } from './articleTypes.ts';

/** Placeholders in the address pattern of tag pages. */
export const TAG_PLACEHOLDERS = { id: 'TAG_ID', name: 'TAG_NAME' } as const;

/**
 * Returns the address of a tag's page from a pattern with placeholders. Letters of all scripts
 * are not percent-encoded, because that triples their size in the page.
 */
export const formatTagLink = (pattern: string, { id, name }: Tag): string =>
  pattern
    // The path of a tag without an id ends before it.
    .replace(`/${TAG_PLACEHOLDERS.id}`, () => id && `/${encodeURIComponent(id)}`)
    .replace(TAG_PLACEHOLDERS.name, () => name.replace(/[^\p{L}\p{N}]+/gu, encodeText));

/** Unpaired surrogates are removed: encodeURIComponent throws on them. */
const encodeText = (text: string): string => encodeURIComponent(text.replace(/\p{Cs}/gu, ''));
