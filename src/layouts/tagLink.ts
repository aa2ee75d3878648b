import { TAG_PLACES } from '../model/article/tagLink.ts';
import { isBuilt, linkTo } from '../routes.ts';

/**
 * The pattern of tags' addresses, null while they have no page: the route table stays
 * with the build, the template only carries this.
 */
export const tagLinkPattern = (base: string): string | null =>
  isBuilt('tagList')
    ? linkTo('tagList', { tagId: TAG_PLACES.id }, base, { tagName: TAG_PLACES.name })
    : null;
