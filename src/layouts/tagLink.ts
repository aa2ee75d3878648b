import { TAG_PLACES } from '../model/article/tagLink.ts';
import { linkTo, ROUTES } from '../routes.ts';

/**
 * The pattern of tags' addresses, null while they have no page: the route table stays
 * with the build, the template only carries this.
 */
export const tagLinkPattern = (base: string): string | null =>
  ROUTES.tagList.built
    ? linkTo('tagList', { tagId: TAG_PLACES.id }, base, { tagName: TAG_PLACES.name })
    : null;
