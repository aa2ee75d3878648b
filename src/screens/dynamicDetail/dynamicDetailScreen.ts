import type { Dynamic } from '../../model/community/communityTypes.ts';
import { linkTo } from '../../routes.ts';
import type { CommunityMetadata, CommunityView } from '../../ui/community/communityView.ts';

/** Returns the metadata of a dynamic; one without a title is named after its writer. */
export const describeDynamicDetail = (
  { id, title, text, writer, attached }: Dynamic,
  { t, base }: CommunityView,
): CommunityMetadata => ({
  name: title || (writer.name ? t('dynamic.of', { name: writer.name }) : t('dynamic.title')),
  description: text,
  pictures: attached
    .map(({ kind, url, poster }) => (kind === 'picture' ? url : poster))
    .filter(Boolean),
  path: linkTo('dynamicDetail', { id }, base),
  object: 10,
  id,
});
