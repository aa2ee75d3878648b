import { ChevronRight } from 'lucide';
import { linkTo } from '../../routes.ts';
import type { CommunityComposition, CommunityViewProps } from '../../ui/community/communityView.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Message } from '../../ui/Message.tsx';
import { LeaderHead } from '../personageReports/LeaderHead.tsx';

/** Renders a leader: portrait, office, biography, and the list of reports. */
export function FigureDetailView({
  data: { leader },
  view,
  list,
}: CommunityViewProps<'figureDetail'>) {
  const { t, base } = view;
  const all = leader.columnId && linkTo('personageReports', { id: leader.id }, base);
  return (
    <>
      <LeaderHead leader={leader} t={t} />
      {list}
      {all && (
        <a
          className="flex min-h-88 items-center justify-center gap-8 text-30 text-accent"
          href={all}
        >
          <Message k="figure.all" t={t} />
          <Icon className="h-32 w-32" icon={ChevronRight} />
        </a>
      )}
    </>
  );
}

/** The page of a leader. */
export const FIGURE_DETAIL = {
  View: FigureDetailView,
  describe: ({ leader: { id, name, duty, description, portrait } }, { base }) => ({
    name,
    description: [duty, description].filter(Boolean).join(' · '),
    pictures: portrait ? [portrait] : [],
    path: linkTo('figureDetail', { id }, base),
    object: 5,
    id,
  }),
  lists: [{ name: 'figureReports', label: 'person.reports' }],
  emptyMessage: 'person.none',
} satisfies CommunityComposition<'figureDetail'>;
