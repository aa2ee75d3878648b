import { type AdEvent, postAdEvent } from '../api/calls/adEvent.ts';
import { isQuiet } from '../host/document/pageObject.ts';
import { getClient } from '../services/pageClient.ts';
import type { Settings } from '../settings.ts';

/** Part of an ad that must be in the window for it to count as shown. */
const SHOWN_PART = 0.5;

/** Counts each ad of the page once when it is shown, and once when it is tapped. */
export function countAds(settings: Settings): void {
  if (isQuiet()) return;
  const counted = new Set<string>();
  const count = (ad: HTMLElement, event: AdEvent['event']) => {
    const adId = ad.dataset.ad ?? '';
    const name = `${event} ${adId}`;
    if (adId === '' || counted.has(name)) return;
    counted.add(name);
    void postAdEvent(getClient(settings), { adId, event });
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        count(target as HTMLElement, 'show');
      }
    },
    { threshold: SHOWN_PART },
  );
  for (const ad of document.querySelectorAll('[data-ad]')) observer.observe(ad);
  addEventListener(
    'click',
    ({ target }) => {
      const ad = (target as Element).closest<HTMLElement>('[data-ad]');
      if (ad) count(ad, 'tap');
    },
    true,
  );
}
