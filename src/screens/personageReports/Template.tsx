import { readPage } from '../../host/page.ts';
import { readSettings } from '../../host/settings.ts';
import { linkTo } from '../../routes.ts';
import { openPerson, personageReports } from '../../stores/personageReports.ts';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { ArticleRows } from '../list/ArticleRows.tsx';
import { ListScreen } from '../list/ListScreen.tsx';
import { PersonHead } from './PersonHead.tsx';

const readId = () => readPage().params.id ?? '';
const open = () => void openPerson(readSettings(), readId());

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
      gone={['person.gone', 'person.goneHint']}
      head={({ head }, { t }) => <PersonHead leader={head} t={t} />}
      list={personageReports}
      name={(t) => t('person.title')}
      none="person.none"
      open={open}
      rows={({ items }, view) => <ArticleRows heading="h3" items={items} view={view} />}
      skeleton={<RowsSkeleton label={loading} />}
    />
  );
}
