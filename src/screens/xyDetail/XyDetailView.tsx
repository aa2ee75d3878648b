import { linkTo } from '../../routes.ts';
import type { CommunityComposition, CommunityViewProps } from '../../ui/community/communityView.ts';
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
