import { ChevronRight } from 'lucide';
import { linkTo } from '../../routes.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { PeopleViewProps } from '../../ui/people/view.ts';
import { Words } from '../../ui/words.tsx';
import { PersonHead } from '../personageReports/PersonHead.tsx';

/** Renders a leader: portrait, office, biography, and the list of reports. */
export function FigureDetailView({
  data: { leader },
  view,
  list,
}: PeopleViewProps<'figureDetail'>) {
  const { t, base } = view;
  const all = leader.columnId && linkTo('personageReports', { id: leader.id }, base);
  return (
    <>
      <PersonHead leader={leader} t={t} />
      {list}
      {all && (
        <a
          className="flex min-h-88 items-center justify-center gap-8 text-30 text-accent"
          href={all}
        >
          <Words k="figure.all" t={t} />
          <Icon className="h-32 w-32" icon={ChevronRight} />
        </a>
      )}
    </>
  );
}
