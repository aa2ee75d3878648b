import { serverNow } from '../../host/clock.ts';
import { readPage } from '../../host/page.ts';
import { readSettings } from '../../host/settings.ts';
import { formatExactTime } from '../../i18n/formatTimestamp.ts';
import type { ActionTranslate } from '../../i18n/translate.ts';
import type { MediaRowProps } from '../../islands/MediaList.island.tsx';
import type { ListItem } from '../../model/article/articleTypes.ts';
import { decideCountdown } from '../../model/countdown.ts';
import type { ComingLive } from '../../model/live/normaliseLive.ts';
import { linkTo } from '../../routes.ts';
import { startListTemplate } from '../../templates/listTemplate.tsx';
import { LangText } from '../../ui/LangText.tsx';
import { MediaRows } from '../../ui/MediaRows.tsx';
import { createBroadcasts, type MoreLiveHead } from './moreLive.load.ts';

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
  createSource: () => {
    void import('../../services/loadServerTime.ts').then(({ loadServerTime }) =>
      loadServerTime(readSettings()),
    );
    return createBroadcasts(readColumnId());
  },
  loadIsland: async () => (await import('../../islands/MediaList.island.tsx')).MediaList,
  missing: ['broadcast.none'],
  name: (t) => t('broadcast.title'),
});

interface ComingRowProps {
  readonly coming: ComingLive;
  readonly base: string;
  /** Current time of the server's clock in epoch milliseconds. */
  readonly now: number;
  readonly t: ActionTranslate;
}

/** Renders an announced broadcast with its start time and the time left. */
function ComingRow({ coming, base, now, t }: ComingRowProps) {
  const { id, linkId, title, startsAt, banner } = coming;
  const left = startsAt === null ? null : decideCountdown(startsAt, now);
  return (
    <li className="row-item">
      <a
        className={banner ? 'row row-small' : 'row row-text'}
        href={linkTo('liveDetail', { id, linkID: linkId }, base)}
      >
        <div className="row-words">
          <h3 className="row-title text-34 font-medium">
            <LangText t={t} text={title} />
          </h3>
          <p className="row-meta mt-12 flex flex-wrap gap-x-16 text-26 tabular-nums text-ink-3">
            {left && (
              <span className="text-accent">
                {t(left.unit === 'days' ? 'broadcast.inDays' : 'broadcast.inHours', { n: left.n })}
              </span>
            )}
            <span>
              {startsAt === null
                ? t('broadcast.unannounced')
                : left
                  ? formatExactTime(startsAt, t)
                  : t('broadcast.starting')}
            </span>
          </p>
        </div>
        {banner && (
          <div className="row-pictures">
            <img alt="" loading="lazy" src={banner} />
          </div>
        )}
      </a>
    </li>
  );
}
