import { readSettings } from '../../host/settings.ts';
import type { ActTranslate } from '../../i18n/translate.ts';
import { showHot } from '../../stores/feed/feed.ts';
import { HOT_PERIODS, type HotPeriod } from '../../stores/feed/types.ts';

/** Hours or days of each period, as the call defines them (api/calls/content.ts). */
const TOLD = [
  ['feed.hotHours', 24],
  ['feed.hotHours', 48],
  ['feed.hotDays', 3],
  ['feed.hotDays', 7],
] as const;

interface HotPeriodsProps {
  readonly period: HotPeriod;
  readonly t: ActTranslate;
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
          {t(TOLD[each][0], { n: TOLD[each][1] })}
        </button>
      ))}
    </fieldset>
  );
}
