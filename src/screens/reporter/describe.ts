import type { ReporterData } from '../../model/people/types.ts';
import { linkTo } from '../../routes.ts';
import type { PeopleFacts, PeopleView } from '../../ui/people/view.ts';

/** Returns the metadata of a reporter's page. */
export const describeReporter = (
  { reporter: { id, name, duty, description, icon } }: ReporterData,
  { t, base }: PeopleView,
): PeopleFacts => ({
  name: name || t('journalist.title'),
  description: [duty, description].filter(Boolean).join(' · '),
  pictures: icon ? [icon] : [],
  path: linkTo('reporter', { id }, base),
  object: 5,
  id,
});
