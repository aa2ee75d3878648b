import { useEffect, useState, useSyncExternalStore } from 'react';
import { createMoments } from '../../stores/join/moments.ts';

/**
 * Epoch ms by the server's clock, told anew when one of the moments has come, at its very
 * second, and when the reader is back at the page. null where nobody can tell: while the
 * page is built, and in the first moment of what was baked.
 */
export function useServerSecond(moments: readonly (number | null)[]): number | null {
  const [clock] = useState(() => createMoments());
  const now = useSyncExternalStore<number | null>(clock.subscribe, clock.now, () => null);
  const key = moments.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the moments by what they are
  useEffect(() => clock.watch(moments), [clock, key]);
  return now;
}
