import { useEffect, useState, useSyncExternalStore } from 'react';
import { createServerTimer } from '../../services/serverTimer.ts';

/**
 * Returns the server's time in epoch ms. It updates at the second of each timestamp and when the
 * reader returns to the page. null in the build and during hydration.
 */
export function useServerSecond(timestamps: readonly (number | null)[]): number | null {
  const [clock] = useState(() => createServerTimer());
  const now = useSyncExternalStore<number | null>(clock.subscribe, clock.now, () => null);
  const key = timestamps.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the moments by what they are
  useEffect(() => clock.watch(timestamps), [clock, key]);
  return now;
}
