import { useEffect, useState, useSyncExternalStore } from 'react';
import { createMoments } from '../../stores/join/moments.ts';

/**
 * Returns the server's time in epoch ms. It updates at the second of each timestamp and when the
 * reader returns to the page. null in the build and during hydration.
 */
export function useServerSecond(moments: readonly (number | null)[]): number | null {
  const [clock] = useState(() => createMoments());
  const now = useSyncExternalStore<number | null>(clock.subscribe, clock.now, () => null);
  const key = moments.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the moments by what they are
  useEffect(() => clock.watch(moments), [clock, key]);
  return now;
}
