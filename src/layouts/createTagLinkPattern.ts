import { TAG_PLACEHOLDERS } from '../model/article/tagLink.ts';
import { linkTo } from '../routes.ts';

/** Returns the pattern of tags' addresses, so that templates need no route table. */
export const createTagLinkPattern = (base: string): string =>
  linkTo('tagList', { tagId: TAG_PLACEHOLDERS.id }, base, { tagName: TAG_PLACEHOLDERS.name });
