import { serverNow } from '../../host/clock.ts';
import { readPage } from '../../host/page.ts';
import type { MediaRowProps } from '../../islands/MediaList.island.tsx';
import type { ListItem } from '../../model/article/articleTypes.ts';
import { linkTo } from '../../routes.ts';
import { startListTemplate } from '../../templates/listTemplate.tsx';
import { MediaRows } from '../../ui/MediaRows.tsx';
import { ComingRow } from './ComingRow.tsx';
import { loadMoreLive, type MoreLiveHead, moreLive } from './moreLive.state.ts';

const readColumnId = () => readPage().params.columnId ?? '';

/** Announced broadcasts, then live ones and recordings. */
void startListTemplate<ListItem, MoreLiveHead, MediaRowProps>({
  Rows: MediaRows,
  describe: ({ head: { columnId }, items }, { base, t }) => ({
    name: t('broadcast.title'),
    description: '',
    pictures: items.map(({ shareImage }) => shareImage),
    path: linkTo('moreLive', {}, base, { columnId: readColumnId() || undefined }),
    columnId,
  }),
  describeRows: (_, view) => ({ view, heading: 'h3' }),
  head: ({ head: { coming }, items }, { base, t }) => (
    <>
      <h1 className="mt-28 text-38 font-semibold">{t('broadcast.title')}</h1>
      {coming.length > 0 && (
        <section>
          <h2 className="mt-28 text-30 font-medium text-ink-2">{t('broadcast.coming')}</h2>
          <ul>
            {coming.map((each) => (
              <ComingRow key={each.id} base={base} coming={each} now={serverNow()} t={t} />
            ))}
          </ul>
        </section>
      )}
      {items.length > 0 && (
        <h2
          className={`text-30 font-medium text-ink-2 ${coming.length > 0 ? 'border-t pt-28' : 'mt-28'}`}
        >
          {t('broadcast.list')}
        </h2>
      )}
    </>
  ),
  list: moreLive,
  load: (settings) => loadMoreLive(settings, readColumnId()),
  loadIsland: async () => (await import('../../islands/MediaList.island.tsx')).MediaList,
  missing: ['broadcast.none'],
  name: (t) => t('broadcast.title'),
});
