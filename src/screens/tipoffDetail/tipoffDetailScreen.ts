import type { Tipoff } from '../../model/community/communityTypes.ts';
import { linkTo } from '../../routes.ts';
import type { CommunityMetadata, CommunityView } from '../../ui/community/communityView.ts';

/** Returns the metadata of a tip-off, or of the page for sending one (null). */
export function describeTipoffDetail(
  tip: Tipoff | null,
  { t, base }: CommunityView,
): CommunityMetadata {
  const pictures = (tip?.attached ?? []).filter(({ kind }) => kind === 'picture');
  return {
    name: tip ? tip.title || t('tipoff.title') : t('tipoff.about'),
    description: tip ? tip.text : t('tipoff.aboutText'),
    pictures: pictures.map(({ url }) => url),
    path: linkTo('tipoffDetail', tip ? { id: tip.id } : {}, base),
    object: 0,
    id: tip?.id ?? '',
    // For other readers a private tip-off does not exist.
    shareClosed: tip !== null && !tip.isPublic,
  };
}
