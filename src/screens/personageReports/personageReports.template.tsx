import { readPage } from '../../host/page.ts';
import type { ArticleRowProps } from '../../islands/ArticleList.island.tsx';
import type { ListItem } from '../../model/article/articleTypes.ts';
import type { Leader } from '../../model/column/columnTypes.ts';
import { linkTo } from '../../routes.ts';
import { startListTemplate } from '../../templates/listTemplate.tsx';
import { ArticleRows } from '../../ui/feed/ArticleRows.tsx';
import { LeaderHead } from './LeaderHead.tsx';
import { createPersonageReports } from './personageReports.load.ts';

const readId = () => readPage().params.id ?? '';

void startListTemplate<ListItem, Leader, ArticleRowProps>({
  Rows: ArticleRows,
  describe: ({ head }, { base, t }) => ({
    name: t('person.titleOf', { name: head.name }),
    description: [head.duty, head.description].filter(Boolean).join(' · '),
    pictures: [head.portrait],
    path: linkTo('personageReports', { id: readId() }, base),
    columnId: head.columnId,
  }),
  describeRows: (_, view) => ({ view, heading: 'h3' }),
  emptyMessage: 'person.none',
  head: ({ head }, { t }) => <LeaderHead leader={head} t={t} />,
  createSource: () => createPersonageReports(readId()),
  loadIsland: async () => (await import('../../islands/ArticleList.island.tsx')).ArticleList,
  missing: ['person.gone', 'person.goneHint'],
  name: (t) => t('person.title'),
});
