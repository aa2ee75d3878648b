import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/**
 * Returns whether React takes over HTML that is there, which its first rendering must be equal to; false
 * from then on, and where it renders anew.
 */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
