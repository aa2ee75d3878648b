import { readPage } from '../../host/page.ts';
import { readSettings } from '../../host/settings.ts';
import { linkTo } from '../../routes.ts';
import { loadSpecialPart, specMore } from '../../state/specMore.ts';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { ArticleRows } from '../list/ArticleRows.tsx';
import { ListScreen } from '../list/ListScreen.tsx';

const readColumnId = () => readPage().params.columnId ?? '';
const load = () => void loadSpecialPart(readSettings(), readColumnId());

/** Template page of all articles of one part of a special. */
export function SpecMoreTemplate({ loading }: { readonly loading: string }) {
  return (
    <ListScreen
      describe={({ head, items }, t) => ({
        name: head?.name || t('special.title'),
        description: head?.description || (items[0]?.title ?? ''),
        pictures: [head?.topPicture ?? '', ...items.map(({ shareImage }) => shareImage)],
        path: linkTo('specMore', { columnId: readColumnId() }, readSettings().siteBase),
        columnId: readColumnId(),
      })}
      missing={['special.gone', 'special.goneHint']}
      head={({ head }, { t }) => (
        <h1 className="mt-28 text-38 font-semibold">{head?.name || t('special.title')}</h1>
      )}
      list={specMore}
      name={(t) => t('special.title')}
      emptyMessage="special.none"
      load={load}
      rows={({ items, head, config }, view) => (
        <ArticleRows items={items} view={{ ...view, counts: head?.shows ?? config.counts }} />
      )}
      skeleton={<RowsSkeleton label={loading} />}
    />
  );
}
