import { useEffect, useState } from 'react';
import { serverNow } from '../../host/clock.ts';
import { decideTimeLeft, type TimeLeft } from '../../model/live/liveCountdown.ts';
import type { LiveMain } from '../../model/live/normaliseLive.ts';

const TICK_MS = 1000;

/** Returns the time until the broadcast starts, each second; null when it has no start to come. */
export function useTimeLeft(main: LiveMain | undefined): TimeLeft | null {
  const startsAt = main?.state === 'preview' ? main.startsAt : null;
  const [, tick] = useState(0);
  const left = startsAt === null ? null : decideTimeLeft(startsAt, serverNow());
  const runs = left !== null;
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => tick((count) => count + 1), TICK_MS);
    return () => clearInterval(timer);
  }, [runs]);
  return left;
}
