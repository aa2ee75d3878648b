import { onServerClock, serverNow } from '../host/clock.ts';
import { formatTimestamp } from '../i18n/formatTimestamp.ts';
import type { Translate } from '../i18n/translate.ts';
import type { TimeStyle } from '../model/site/siteTypes.ts';
import { formatDate } from '../model/time.ts';

const TICK_MS = 60_000;

/** Root margin: dates are correct before they are in view. */
const MARGIN = '100%';

/**
 * Replaces the dates of a page by relative times and updates those near the viewport every
 * minute; the others are updated when they are near it.
 */
export function startRelativeTimes(t: Translate): void {
  const near = new Set<HTMLTimeElement>();
  const updateTime = (time: HTMLTimeElement) => {
    const style = Number(time.dataset.style) as TimeStyle;
    const at = Date.parse(time.dateTime);
    const text = formatTimestamp(at, serverNow(), style, time.dataset.rule ?? '', t);
    if (time.textContent === text) return;
    time.textContent = text;
    time.title = formatDate(at, 'YYYY-MM-DD HH:mm');
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const time = target as HTMLTimeElement;
        near[isIntersecting ? 'add' : 'delete'](time);
        if (isIntersecting) updateTime(time);
      }
    },
    { rootMargin: MARGIN },
  );
  const update = () => {
    if (document.hidden) return;
    // Observing an element twice has no effect; this adds the rows that are new.
    for (const time of document.querySelectorAll('time[data-style]')) observer.observe(time);
    near.forEach(updateTime);
  };
  update();
  setInterval(update, TICK_MS);
  document.addEventListener('visibilitychange', update);
  onServerClock(update);
}
