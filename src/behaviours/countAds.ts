import { type AdEvent, postAdEvent } from '../api/calls/adEvent.ts';
import { AD_EVENT } from '../host/adEvent.ts';
import { isQuiet } from '../host/document/pageObject.ts';
import { getClient } from '../services/pageClient.ts';
import type { Settings } from '../settings.ts';

/** Part of an ad that must be in the window for it to count as shown. */
const SHOWN_PART = 0.5;

/**
 * Counts each ad of the page once when it is shown, and once when it is tapped; also those that are
 * added later.
 */
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
  const observeAds = (box: ParentNode) => {
    for (const ad of box.querySelectorAll('[data-ad]')) observer.observe(ad);
  };
  observeAds(document);
  addEventListener(AD_EVENT, ({ target }) => observeAds(target as Element));
  addEventListener(
    'click',
    ({ target }) => {
      const ad = (target as Element).closest<HTMLElement>('[data-ad]');
      if (ad) count(ad, 'tap');
    },
    true,
  );
}
