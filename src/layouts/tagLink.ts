import { TAG_PLACEHOLDERS } from '../model/article/tagLink.ts';
import { linkTo } from '../routes.ts';

/**
 * The pattern of tags' addresses: the route table stays with the build, the template only
 * carries this.
 */
export const tagLinkPattern = (base: string): string =>
  linkTo('tagList', { tagId: TAG_PLACEHOLDERS.id }, base, { tagName: TAG_PLACEHOLDERS.name });
