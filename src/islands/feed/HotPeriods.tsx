import { readSettings } from '../../host/settings.ts';
import type { ActTranslate } from '../../i18n/translate.ts';
import { showHot } from '../../stores/feed/feed.ts';
import { HOT_PERIODS, type HotPeriod } from '../../stores/feed/types.ts';

const WORDS = ['feed.hot24', 'feed.hot48', 'feed.hot3', 'feed.hot7'] as const;

interface HotPeriodsProps {
  readonly period: HotPeriod;
  readonly t: ActTranslate;
}

/** Of which days the most read articles are. */
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
          {t(WORDS[each])}
        </button>
      ))}
    </fieldset>
  );
}
