import { readPage } from '../../host/page.ts';
import type { ArticleRowProps } from '../../islands/ArticleList.island.tsx';
import type { ListItem } from '../../model/article/articleTypes.ts';
import type { Column } from '../../model/site/siteTypes.ts';
import { linkTo } from '../../routes.ts';
import { startListTemplate } from '../../templates/listTemplate.tsx';
import { ArticleRows } from '../../ui/feed/ArticleRows.tsx';
import { createSpecialPart } from './specMore.load.ts';

const readColumnId = () => readPage().params.columnId ?? '';

void startListTemplate<ListItem, Column | null, ArticleRowProps>({
  Rows: ArticleRows,
  describe: ({ head, items }, { base, t }) => ({
    name: head?.name || t('special.title'),
    description: head?.description || (items[0]?.title ?? ''),
    pictures: [head?.topPicture ?? '', ...items.map(({ shareImage }) => shareImage)],
    path: linkTo('specMore', { columnId: readColumnId() }, base),
    columnId: readColumnId(),
  }),
  describeRows: ({ head, config }, view) => ({
    view: { ...view, counts: head?.shows ?? config.counts },
  }),
  emptyMessage: 'special.none',
  head: ({ head }, { t }) => (
    <h1 className="mt-28 text-38 font-semibold">{head?.name || t('special.title')}</h1>
  ),
  createSource: () => createSpecialPart(readColumnId()),
  loadIsland: async () => (await import('../../islands/ArticleList.island.tsx')).ArticleList,
  missing: ['special.gone', 'special.goneHint'],
  name: (t) => t('special.title'),
});
