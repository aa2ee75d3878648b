import { formatExactTime } from '../../i18n/formatTimestamp.ts';
import type { ActionTranslate } from '../../i18n/translate.ts';
import { decideCountdown } from '../../model/countdown.ts';
import type { ComingLive } from '../../model/live/normaliseLive.ts';
import { linkTo } from '../../routes.ts';
import { LangText } from '../../ui/LangText.tsx';

interface ComingRowProps {
  readonly coming: ComingLive;
  readonly base: string;
  /** Current time of the server's clock in epoch milliseconds. */
  readonly now: number;
  readonly t: ActionTranslate;
}

/** Renders an announced broadcast with its start time and the time left. */
export function ComingRow({ coming, base, now, t }: ComingRowProps) {
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
