import type { JoinTranslate } from '../../i18n/translate.ts';
import { formatEntryTime, formatPoints } from '../../model/points/format.ts';
import type { PointEntry } from '../../model/points/types.ts';
import { formatChinaIso } from '../../model/time.ts';
import { linkTo } from '../../routes.ts';

interface EntryRowProps {
  readonly entry: PointEntry;
  readonly isOfDay: boolean;
  /** Prefix of links. */
  readonly base: string;
  /** Epoch ms. */
  readonly now: number;
  readonly t: JoinTranslate;
}

/** What points came from or went to, when, and how many; what was bought is a link. */
export function EntryRow({ entry, isOfDay, base, now, t }: EntryRowProps) {
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
        {at !== null && (
          <time dateTime={formatChinaIso(at)}>{formatEntryTime(at, now, isOfDay)}</time>
        )}
      </div>
      <p className={`points-score ${score > 0 ? 'points-gain' : ''}`}>{formatPoints(score)}</p>
    </div>
  );
}
