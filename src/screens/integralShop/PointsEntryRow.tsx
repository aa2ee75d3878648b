import type { JoinTranslate } from '../../i18n/translate.ts';
import { formatPoints } from '../../model/points/formatPoints.ts';
import type { PointEntry } from '../../model/points/normalisePoints.ts';
import { formatDate, formatSiteIso } from '../../model/time.ts';
import { linkTo } from '../../routes.ts';
import { Timestamp } from '../../ui/Timestamp.tsx';

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
export function PointsEntryRow({ entry, isOfDay, base, now, t }: PointsEntryRowProps) {
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
