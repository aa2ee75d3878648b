import { onServerClock, serverNow } from '../host/clock.ts';
import { formatExactTime, formatSiteTimestamp } from '../i18n/formatTimestamp.ts';
import type { Translate } from '../i18n/translate.ts';
import type { TimeStyle } from '../model/site/siteTypes.ts';

const TICK_MS = 60_000;

/** Root margin: dates are correct before they are in view. */
const MARGIN = '100%';

/**
 * Replaces the dates of a page by relative times, with the exact time as title. Those near the
 * viewport are updated every minute, the others when they are near it.
 */
export function startRelativeTimes(t: Translate): void {
  const near = new Set<HTMLTimeElement>();
  const updateTime = (time: HTMLTimeElement) => {
    const { day, hour, rule = '', style } = time.dataset;
    const at = Date.parse(time.dateTime);
    time.title = formatExactTime(at, t);
    time.lang = t.lang;
    const withHour = hour !== undefined;
    // Without the code the long date stays.
    if (day !== undefined) return void shortenDay(time, at, withHour, t).catch(() => {});
    const text = formatSiteTimestamp(
      at,
      serverNow(),
      Number(style) as TimeStyle,
      rule,
      withHour,
      t,
    );
    // A shorter text must not move what follows the time in its line, or end a second line.
    if (withHour) time.style.minWidth ||= `${time.offsetWidth}px`;
    if (time.textContent !== text) time.textContent = text;
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
    for (const time of document.querySelectorAll('time[data-style],time[data-day]'))
      observer.observe(time);
    near.forEach(updateTime);
  };
  update();
  setInterval(update, TICK_MS);
  document.addEventListener('visibilitychange', update);
  onServerClock(update);
}

/**
 * Shortens the start or the end of something, by code that only pages with such times load. The width
 * of the long date would be a hole in a span: only the height of its lines is kept.
 */
async function shortenDay(
  time: HTMLTimeElement,
  at: number,
  withHour: boolean,
  t: Translate,
): Promise<void> {
  const { formatDay } = await import('../i18n/formatDay.ts');
  const text = formatDay(at, serverNow(), withHour, t);
  const lines = time.parentElement;
  if (lines) lines.style.minHeight ||= `${lines.offsetHeight}px`;
  if (time.textContent !== text) time.textContent = text;
}
