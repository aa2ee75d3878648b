import { FollowButton } from '../../ui/FollowButton.tsx';
import { PersonHead } from '../../ui/people/PersonHead.tsx';
import type { PeopleViewProps } from '../../ui/people/view.ts';
import { Words } from '../../ui/words.tsx';
import { Recommended } from './Recommended.tsx';

/** Renders an account: head, question button, recommended accounts, and its lists. */
export function XyDetailView({ data, view, list }: PeopleViewProps<'xyDetail'>) {
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
        <Words k="account.ask" t={t} />
      </button>
      <Recommended accounts={recommended} view={view} />
      {list}
    </>
  );
}
