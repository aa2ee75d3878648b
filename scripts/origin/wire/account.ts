import type { SampleAccount } from '../../sample/types.ts';
import type { Addresses } from './addresses.ts';
import { formatLooseNumber } from './loose.ts';

/** Counters of an account. */
interface AccountCounts {
  readonly followers: number;
  readonly articles: number;
  readonly isFollowed: boolean;
}

/** Formats an account for getXyInfo: with the fields that decide whether it is shown. */
export function formatAccountInfo(
  account: SampleAccount,
  { praises, ...counts }: AccountCounts & { readonly praises: number },
  addresses: Addresses,
) {
  return {
    ...formatAccount(account, counts, addresses),
    countPraise: formatLooseNumber(praises, account.id, 'countPraise'),
    xyStatus: account.status ?? 0,
    xyForbidden: account.forbidden ? 1 : 0,
  };
}

/** Formats an account (wire 10.2): `topic` is its name. */
export function formatAccount(
  account: SampleAccount,
  { followers, articles, isFollowed }: AccountCounts,
  addresses: Addresses,
) {
  return {
    xyID: account.id,
    topic: account.name,
    description: account.description,
    icon: account.faceless ? '' : addresses.logo(`account-${account.id}.jpg`),
    banner: account.banner ? addresses.image(account.banner) : '',
    wxIcon: '',
    wbUrl: '',
    rmhUrl: '',
    tthUrl: '',
    dyUrl: '',
    rssCount: formatLooseNumber(followers, account.id, 'rssCount'),
    articleCount: formatLooseNumber(articles, account.id, 'articleCount'),
    isFollow: isFollowed ? 1 : 0,
  };
}
