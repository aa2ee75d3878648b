import type { FigureData } from '../../model/people/types.ts';
import { linkTo } from '../../routes.ts';
import type { PeopleFacts, PeopleView } from '../../ui/people/view.ts';

/** Returns the metadata of a leader's page. */
export const describeFigureDetail = (
  { leader: { id, name, duty, description, portrait } }: FigureData,
  { base }: PeopleView,
): PeopleFacts => ({
  name,
  description: [duty, description].filter(Boolean).join(' · '),
  pictures: portrait ? [portrait] : [],
  path: linkTo('figureDetail', { id }, base),
  object: 5,
  id,
});
