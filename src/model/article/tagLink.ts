import type { Tag } from './types.ts';

/** Stand in the address of a tag's page for what differs from tag to tag. */
export const TAG_PLACES = { id: 'TAG_ID', name: 'TAG_NAME' } as const;

/**
 * The address of a tag's page, by the pattern that the page was given. Letters of all scripts
 * stay as they are: an article says the name once more, and pages are weighed.
 */
export const formatTagLink = (pattern: string, { id, name }: Tag): string =>
  pattern
    .replace(TAG_PLACES.id, () => encodeURIComponent(id))
    .replace(TAG_PLACES.name, () => name.replace(/[^\p{L}\p{N}]+/gu, encodeText));

/** Half of a character is none: nothing could encode it. */
const encodeText = (text: string): string => encodeURIComponent(text.replace(/\p{Cs}/gu, ''));
