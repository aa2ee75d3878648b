import { useStore } from '@nanostores/react';
import { useCallback } from 'react';
import { serverNow } from '../../host/clock.ts';
import { readSettings } from '../../host/settings.ts';
import type { JoinTranslate } from '../../i18n/translate.ts';
import { ListChunks } from '../../islands/list/ListChunks.tsx';
import { ListEnd } from '../../islands/list/ListEnd.tsx';
import { formatPoints } from '../../model/points/formatPoints.ts';
import type { PointEntry } from '../../model/points/normalisePoints.ts';
import { formatDate, formatSiteIso } from '../../model/time.ts';
import { linkTo } from '../../routes.ts';
import type { ListPage } from '../../state/listPage.ts';
import { Timestamp } from '../../ui/Timestamp.tsx';

interface PointsEntryListProps<H> {
  readonly list: ListPage<PointEntry, H>;
  /** Whether the list is of one day: rows show no date, and the end of the list is not marked. */
  readonly isOfDay?: boolean;
  readonly t: JoinTranslate;
}

/** Renders the loaded points entries and loads more of them. */
export function PointsEntryList<H>({ list, isOfDay = false, t }: PointsEntryListProps<H>) {
  const state = useStore(list.$list);
  const onMore = useCallback(() => void list.loadNext(readSettings()), [list]);
  if (state.state !== 'ready') return null;
  const { siteBase } = readSettings();
  const now = serverNow();
  return (
    <>
      <ListChunks rows={state.items}>
        {(some) => (
          <ul className="points-list">
            {some.map((entry) => (
              <li key={entry.id}>
                <PointsEntryRow base={siteBase} entry={entry} isOfDay={isOfDay} now={now} t={t} />
              </li>
            ))}
          </ul>
        )}
      </ListChunks>
      {(state.hasMore || !isOfDay) && <ListEnd list={state} onMore={onMore} t={t} />}
    </>
  );
}

interface PointsEntryRowProps {
  readonly entry: PointEntry;
  readonly isOfDay: boolean;
  /** Prefix of links. */
  readonly base: string;
  /** Current time in epoch milliseconds. */
  readonly now: number;
  readonly t: JoinTranslate;
}

/** Renders one points entry: reason, time and number; a bought product is a link. */
function PointsEntryRow({ entry, isOfDay, base, now, t }: PointsEntryRowProps) {
  const { message, type, score, at, productId } = entry;
  const what = message || type || t('member.score');
  return (
    <div className="points-entry">
      <div className="points-what">
        {productId ? (
          <a href={linkTo('productDetail', {}, base, { id: productId })}>{what}</a>
        ) : (
          <p>{what}</p>
        )}
        {at !== null &&
          (isOfDay ? (
            <time dateTime={formatSiteIso(at)}>{formatDate(at, 'HH:mm')}</time>
          ) : (
            <Timestamp at={at} hour now={now} rule="" style={0} t={t} />
          ))}
      </div>
      <p className={`points-score ${score > 0 ? 'points-gain' : ''}`}>{formatPoints(score)}</p>
    </div>
  );
}
