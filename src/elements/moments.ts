import { formatMoment } from '../i18n/moment.ts';
import type { Translate } from '../i18n/translate.ts';
import type { TimeStyle } from '../model/site/types.ts';
import { formatDate } from '../model/time.ts';

const TICK_MS = 60_000;

/** Turns the dates of a baked page into relative times and keeps them right while it is seen. */
export function tickMoments(t: Translate): void {
  const update = () => {
    if (document.hidden) return;
    const now = Date.now();
    for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-style]')) {
      const style = Number(time.dataset.style) as TimeStyle;
      const at = Date.parse(time.dateTime);
      const text = formatMoment(at, now, style, time.dataset.rule ?? '', t);
      if (time.textContent !== text) {
        time.textContent = text;
        time.title = formatDate(at, 'YYYY-MM-DD HH:mm');
      }
    }
  };
  update();
  setInterval(update, TICK_MS);
  document.addEventListener('visibilitychange', update);
}
