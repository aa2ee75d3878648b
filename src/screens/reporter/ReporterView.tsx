import { linkTo } from '../../routes.ts';
import type { CommunityComposition, CommunityViewProps } from '../../ui/community/communityView.ts';
import { PersonHead } from '../../ui/community/PersonHead.tsx';
import { FollowButton } from '../../ui/FollowButton.tsx';
import { Message } from '../../ui/Message.tsx';

/** Renders a reporter with follow and question buttons, and the lists of their writing. */
export function ReporterView({ data: { reporter }, view, list }: CommunityViewProps<'reporter'>) {
  const { id, duty, description, icon, articles, dynamics, followers } = reporter;
  const { t } = view;
  const name = reporter.name || t('journalist.title');
  return (
    <>
      <PersonHead
        action={<FollowButton id={id} name={name} object={2} t={t} />}
        description={description}
        duty={duty}
        facts={[
          ['people.articles', articles],
          ['journalist.dynamics', dynamics],
          ['people.followers', followers],
        ]}
        icon={icon}
        name={name}
        view={view}
      />
      <button
        className="flex min-h-88 items-center text-30 text-accent"
        data-act="ask"
        data-id={id}
        data-name={name}
        type="button"
      >
        <Message k="reporter.ask" t={t} />
      </button>
      {list}
    </>
  );
}

/** The page of a reporter. */
export const REPORTER = {
  View: ReporterView,
  describe: ({ reporter: { id, name, duty, description, icon } }, { t, base }) => ({
    name: name || t('journalist.title'),
    description: [duty, description].filter(Boolean).join(' · '),
    pictures: icon ? [icon] : [],
    path: linkTo('reporter', { id }, base),
    object: 5,
    id,
  }),
  lists: [
    { name: 'reporterArticles', label: 'people.articles' },
    { name: 'reporterDynamics', label: 'journalist.dynamics' },
  ],
} satisfies CommunityComposition<'reporter'>;
