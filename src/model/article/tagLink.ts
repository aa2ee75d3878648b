import type { Tag } from './types.ts';

/** Stand in the address of a tag's page for what differs from tag to tag. */
export const TAG_PLACES = { id: 'TAG_ID', name: 'TAG_NAME' } as const;

/** The address of a tag's page, by the pattern that the page was given. */
export const formatTagLink = (pattern: string, { id, name }: Tag): string =>
  pattern
    .replace(TAG_PLACES.id, () => encodeURIComponent(id))
    .replace(TAG_PLACES.name, () => encodeURIComponent(name));
