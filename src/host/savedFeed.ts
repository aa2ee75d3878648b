import { replaceAddress } from './backButton.ts';
import { readStored, removeStored, writeStored } from './storage.ts';

/** How long a saved list can be restored, in ms. */
const SAVED_FEED_MS = 30 * 60_000;
/** Time limit for restoring a list, in ms; after it the baked list is shown. */
const RESTORE_LIMIT_MS = 1500;
/** One front page and one column per window, because session storage is small. */
const KEYS = { home: 'xy_feed_home', column: 'xy_feed_column' } as const;

/** The front page has two addresses. */
const ownPath = () => location.pathname.replace(/\/(?:index\.html)?$/, '/home.html');
const ownKey = () => (ownPath().endsWith('/home.html') ? KEYS.home : KEYS.column);

/** Saves the state of the list for this window; null deletes it. */
export function saveFeedState(text: string | null, now: number): void {
  if (text === null) removeStored(ownKey(), 'session');
  else writeStored(ownKey(), `${ownPath()}\n${now}\n${text}`, 'session');
}

/**
 * Returns the saved state of this page; null when there is none, when it is too old, and after a
 * reload, which starts with a fresh list.
 */
export function readSavedFeedState(now: number): string | null {
  if (isReload()) return null;
  const [path = '', at = '', ...text] = (readStored(ownKey(), 'session') ?? '').split('\n');
  const age = now - Number(at);
  return path === ownPath() && age >= 0 && age < SAVED_FEED_MS ? text.join('\n') : null;
}

/** Hides the page until its scroll position is restored. */
export function hideUntilScrollRestored(): void {
  document.documentElement.style.visibility = 'hidden';
  setTimeout(showRestoredPage, RESTORE_LIMIT_MS);
}

/** Shows the page after its scroll position was restored. */
export function showRestoredPage(): void {
  document.documentElement.style.visibility = '';
}

function isReload(): boolean {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  // Safari 14 supports only `performance.navigation`.
  return entry
    ? (entry as PerformanceNavigationTiming).type === 'reload'
    : performance.navigation?.type === 1;
}

/** Returns the id of the column that the address names; '' for none. */
export function readColumnParam(): string {
  const id = new URLSearchParams(location.search).get('columnId') ?? '';
  return /^[\w-]{1,64}$/.test(id) ? id : '';
}

/** Writes the column's id into the address; '' removes it. */
export function writeColumnParam(id: string): void {
  const address = new URL(location.href);
  if (id === '') address.searchParams.delete('columnId');
  else address.searchParams.set('columnId', id);
  replaceAddress(address.pathname + address.search + address.hash);
}

/**
 * Calls `leave` when the page is left or enters the back/forward cache; returns a function that
 * stops it.
 */
export function onPageLeave(leave: () => void): () => void {
  addEventListener('pagehide', leave);
  return () => removeEventListener('pagehide', leave);
}
