import type { CommunityViewProps } from '../../ui/community/communityView.ts';
import { PersonHead } from '../../ui/community/PersonHead.tsx';
import { FollowButton } from '../../ui/FollowButton.tsx';
import { Message } from '../../ui/Message.tsx';
import { RecommendedAccounts } from './RecommendedAccounts.tsx';

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
