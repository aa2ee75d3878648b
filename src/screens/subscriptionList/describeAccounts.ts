import type { AccountCategory } from '../../model/account/normaliseAccount.ts';
import { linkTo } from '../../routes.ts';
import type { PageDescription } from '../../services/metadata/pageMetadata.ts';
import type { FeedView } from '../../ui/feed/feedView.ts';

/** Returns the metadata of the page with the subscription accounts of these categories. */
export const describeAccounts = (
  categories: readonly AccountCategory[],
  { t, base }: Pick<FeedView, 't' | 'base'>,
): PageDescription => ({
  name: t('subs.title'),
  description: categories.map(({ name }) => name).join('、'),
  pictures: [],
  path: linkTo('subscriptionList', {}, base),
});
