import type { EditionAccount } from '../../edition/types.ts';
import type { Addresses } from './addresses.ts';
import { loose } from './loose.ts';

/** What changes of an account while it is read. */
interface AccountCounts {
  readonly followers: number;
  readonly articles: number;
  readonly isFollowed: boolean;
}

/** An account (interop section 10): `topic` is its name. */
export function formatAccount(
  account: EditionAccount,
  { followers, articles, isFollowed }: AccountCounts,
  addresses: Addresses,
) {
  return {
    xyID: account.id,
    topic: account.name,
    description: account.description,
    icon: addresses.look(`account-${account.id}.jpg`),
    banner: '',
    ...{ wxIcon: '', wbUrl: '', rmhUrl: '', tthUrl: '', dyUrl: '' },
    rssCount: loose(followers, account.id, 'rssCount'),
    articleCount: loose(articles, account.id, 'articleCount'),
    isFollow: isFollowed ? 1 : 0,
  };
}
