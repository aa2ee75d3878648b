import { RETURN_SHARE } from '../../../model/media/decideDocking.ts';

/** Root margin: the bar at the foot covers this much of the page. */
const SIGHT_MARGIN = '0px 0px -50px';

/**
 * Reports which share of an element is in view, at the limits at which docking changes; null when the
 * element is not displayed. Returns a function that observes an element instead of the one before, or
 * none.
 */
export function watchShare(
  onShare: (share: number | null) => void,
): (target: Element | null) => void {
  const observer = new IntersectionObserver(
    (entries) => {
      const entry = entries[entries.length - 1];
      if (!entry) return;
      onShare(entry.boundingClientRect.width === 0 ? null : entry.intersectionRatio);
    },
    { rootMargin: SIGHT_MARGIN, threshold: [0, RETURN_SHARE] },
  );
  return (target) => {
    observer.disconnect();
    if (target) observer.observe(target);
  };
}
