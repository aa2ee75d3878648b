import type { KeyboardEvent } from 'react';

/** Arrow keys go from one tab to the next, and round; the new one is shown and focused. */
export function useTabKeys<T>(
  tabs: readonly T[],
  tab: T,
  onTab: (tab: T) => void,
  idOf: (tab: T) => string,
): (event: KeyboardEvent<HTMLElement>) => void {
  return (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const next = step && tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length];
    if (!next) return;
    event.preventDefault();
    onTab(next);
    event.currentTarget.querySelector<HTMLElement>(`#${idOf(next)}`)?.focus();
  };
}
