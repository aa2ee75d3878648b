import { readSettings } from '../../host/settings.ts';
import type { ActionTranslate } from '../../i18n/translate.ts';
import { HOT_PERIODS, type HotPeriod } from '../../model/column/feed.ts';
import { showHot } from '../../state/feed/feed.ts';

/** Hours or days of each period, as the call defines them (api/calls/content.ts). */
const PERIOD_MESSAGES = [
  ['feed.hotHours', 24],
  ['feed.hotHours', 48],
  ['feed.hotDays', 3],
  ['feed.hotDays', 7],
] as const;

interface HotPeriodsProps {
  readonly period: HotPeriod;
  readonly t: ActionTranslate;
}

/** Renders the choice of the period of the most read articles. */
export function HotPeriods({ period, t }: HotPeriodsProps) {
  return (
    <fieldset aria-label={t('feed.hotPeriods')} className="feed-periods">
      {HOT_PERIODS.map((each) => (
        <button
          key={each}
          aria-pressed={each === period}
          className="feed-period"
          onClick={() => showHot(readSettings(), each)}
          type="button"
        >
          {t(PERIOD_MESSAGES[each][0], { n: PERIOD_MESSAGES[each][1] })}
        </button>
      ))}
    </fieldset>
  );
}
