import { decideColumnTarget } from '../../../src/model/column/columnTarget.ts';
import type { SiteOffers } from '../../../src/model/offer/offerTypes.ts';
import { loadOffers } from '../../../src/screens/services/services.load.ts';
import { createTemplateKind } from './templateKind.ts';

export const services = createTemplateKind({
  route: 'services',
  load: ({ client }) => loadOffers(client),
  countRows,
});

/** Returns how many columns, lists and modules a site offers; lists of articles do not count. */
function countRows({ columns, circles, modules, shortVideoId, ...has }: SiteOffers): number {
  const opening = columns.filter((column) => decideColumnTarget(column).kind !== 'articles');
  const lists = [...Object.values(has), shortVideoId !== ''].filter(Boolean);
  return opening.length + lists.length + circles.length + modules.length;
}
