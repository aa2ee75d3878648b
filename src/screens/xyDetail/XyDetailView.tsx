import type { Account } from '../../model/account/normaliseAccount.ts';
import { formatCount } from '../../model/article/counts.ts';
import { linkTo } from '../../routes.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import type {
  CommunityComposition,
  CommunityView,
  CommunityViewProps,
  RowView,
} from '../../ui/community/communityView.ts';
import { PersonHead } from '../../ui/community/PersonHead.tsx';
import { FollowButton } from '../../ui/FollowButton.tsx';
import { Message } from '../../ui/Message.tsx';

/** Renders an account: head, question button, recommended accounts, and its lists. */
export function XyDetailView({ data, view, list }: CommunityViewProps<'xyDetail'>) {
  const { account, recommended } = data;
  const { id, name, icon, banner, description, followers, articles, praises } = account;
  const { t } = view;
  return (
    <>
      <PersonHead
        action={<FollowButton id={id} name={name} object={4} t={t} />}
        banner={banner}
        description={description}
        facts={[
          ['people.followers', followers],
          ['people.articles', articles],
          ['account.praises', praises],
        ]}
        icon={icon}
        name={name}
        view={view}
      />
      <button
        className="account-ask"
        data-act="form"
        data-form="question"
        data-id={id}
        data-name={name}
        data-of="account"
        type="button"
      >
        <Message k="account.ask" t={t} />
      </button>
      <RecommendedAccounts accounts={recommended} view={view} />
      {list}
    </>
  );
}

/** The page of an account. */
export const XY_DETAIL = {
  View: XyDetailView,
  describe: ({ account: { id, name, description, icon, banner } }, { base }) => ({
    name,
    description,
    pictures: [icon, banner].filter(Boolean),
    path: linkTo('xyDetail', { id }, base),
    object: 5,
    id,
  }),
  lists: [
    { name: 'xyArticles', label: 'people.articles' },
    { name: 'xyVideos', label: 'people.videos' },
    { name: 'xyQuestions', label: 'account.questions' },
    { name: 'xyDynamics', label: 'account.dynamics' },
  ],
} satisfies CommunityComposition<'xyDetail'>;

interface RecommendedAccountsProps {
  readonly accounts: readonly Account[];
  readonly view: CommunityView;
}

/** Renders recommended accounts in a line that scrolls horizontally. */
function RecommendedAccounts({ accounts, view }: RecommendedAccountsProps) {
  if (accounts.length === 0) return null;
  return (
    <section className="accounts">
      <h2 className="accounts-title">
        <Message k="account.recommended" t={view.t} />
      </h2>
      <ul className="accounts-strip">
        {accounts.map((account) => (
          <AccountCard key={account.id} account={account} view={view} />
        ))}
      </ul>
    </section>
  );
}

interface AccountCardProps {
  readonly account: Account;
  readonly view: Pick<RowView, 't' | 'base'>;
}

/**
 * Renders an account in a strip that scrolls sideways, with its followers and the follow button.
 */
function AccountCard({ account, view: { t, base } }: AccountCardProps) {
  const { id, name, icon, followers } = account;
  const href = linkTo('xyDetail', { id }, base);
  const content = (
    <>
      <Avatar name={name} size="large" src={icon} />
      <span className="account-name">{name}</span>
      <span className="account-followers">
        {followers > 0 && (
          <Message k="subs.followers" t={t} values={{ n: formatCount(followers) }} />
        )}
      </span>
    </>
  );
  return (
    <li className="account-card">
      <a className="account-link" href={href}>
        {content}
      </a>
      <FollowButton id={id} name={name} object={4} t={t} />
    </li>
  );
}
