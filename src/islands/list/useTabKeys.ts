import type { KeyboardEvent } from 'react';

/** Returns a key handler: arrow keys show and focus the next tab, cyclically. */
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
