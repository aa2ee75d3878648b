import { RETURN_SHARE } from '../../../model/media/decideDocking.ts';

/** Root margin: the bar at the foot covers this much of the page. */
const SIGHT_MARGIN = '0px 0px -50px';

/** The handle of the observer that reports how much of an element is in view. */
interface ShareObserver {
  /** Observes this element instead of the one before. */
  readonly observe: (target: Element) => void;
  readonly stop: () => void;
}

/**
 * Reports which share of an element is in view, at the limits at which docking changes; null when the
 * element is not displayed.
 */
export function watchShare(onShare: (share: number | null) => void): ShareObserver {
  const observer = new IntersectionObserver(
    (entries) => {
      const entry = entries[entries.length - 1];
      if (!entry) return;
      onShare(entry.boundingClientRect.width === 0 ? null : entry.intersectionRatio);
    },
    { rootMargin: SIGHT_MARGIN, threshold: [0, RETURN_SHARE] },
  );
  return {
    observe: (target) => {
      observer.disconnect();
      observer.observe(target);
    },
    stop: () => observer.disconnect(),
  };
}
