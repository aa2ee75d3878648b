import { readPage } from '../../host/page.ts';
import { readSettings } from '../../host/settings.ts';
import { linkTo } from '../../routes.ts';
import { loadPersonageReports, personageReports } from '../../state/personageReports.ts';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { ArticleRows } from '../list/ArticleRows.tsx';
import { ListScreen } from '../list/ListScreen.tsx';
import { LeaderHead } from './LeaderHead.tsx';

const readId = () => readPage().params.id ?? '';
const load = () => void loadPersonageReports(readSettings(), readId());

/** Template page of all reports on a leader. */
export function PersonageReportsTemplate({ loading }: { readonly loading: string }) {
  return (
    <ListScreen
      describe={({ head }, t) => ({
        name: t('person.titleOf', { name: head.name }),
        description: [head.duty, head.description].filter(Boolean).join(' · '),
        pictures: [head.portrait],
        path: linkTo('personageReports', { id: readId() }, readSettings().siteBase),
        columnId: head.columnId,
      })}
      missing={['person.gone', 'person.goneHint']}
      head={({ head }, { t }) => <LeaderHead leader={head} t={t} />}
      list={personageReports}
      name={(t) => t('person.title')}
      emptyMessage="person.none"
      load={load}
      rows={({ items }, view) => <ArticleRows heading="h3" items={items} view={view} />}
      skeleton={<RowsSkeleton label={loading} />}
    />
  );
}
