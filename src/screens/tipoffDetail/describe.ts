import type { Tipoff } from '../../model/people/types.ts';
import { linkTo } from '../../routes.ts';
import type { PeopleFacts, PeopleView } from '../../ui/people/view.ts';

/** What the document says of a tip, or of sending one. */
export function describeTipoff(tip: Tipoff | null, { t, base }: PeopleView): PeopleFacts {
  const pictures = (tip?.attached ?? []).filter(({ kind }) => kind === 'picture');
  return {
    name: tip ? tip.title || t('tipoff.title') : t('tipoff.about'),
    description: tip ? tip.text : t('tipoff.aboutText'),
    pictures: pictures.map(({ url }) => url),
    path: linkTo('tipoffDetail', tip ? { id: tip.id } : {}, base),
    object: 0,
    id: tip?.id ?? '',
    // Others would be told that there is no such tip.
    shareClosed: tip !== null && !tip.isPublic,
  };
}
