import { replaceAddress } from './back.ts';
import { readStored, removeStored, writeStored } from './storage.ts';

/** A list is found again as it was left for so long. */
const KEPT_MS = 30 * 60_000;
/** A list that does not come back within so long is shown as it was baked. */
const RESUME_LIMIT_MS = 1500;
/** One front page and one column a window: its storage is small. */
const KEYS = { home: 'xy_feed_home', column: 'xy_feed_column' } as const;

/** The front page has two addresses. */
const ownPath = () => location.pathname.replace(/\/(?:index\.html)?$/, '/home.html');
const ownKey = () => (ownPath().endsWith('/home.html') ? KEYS.home : KEYS.column);

/** Keeps what the reader leaves, for coming back to it in this window. */
export function writeKeptFeed(text: string | null, now: number): void {
  if (text === null) removeStored(ownKey(), 'session');
  else writeStored(ownKey(), `${ownPath()}\n${now}\n${text}`, 'session');
}

/**
 * What this page was left as, a while ago at the most. A reload starts fresh: that is what
 * it is for.
 */
export function readKeptFeed(now: number): string | null {
  if (isReload()) return null;
  const [path = '', at = '', ...text] = (readStored(ownKey(), 'session') ?? '').split('\n');
  const age = now - Number(at);
  return path === ownPath() && age >= 0 && age < KEPT_MS ? text.join('\n') : null;
}

/** Hides a page whose reader is about to be brought to their place in it. */
export function hideUntilResumed(): void {
  document.documentElement.style.visibility = 'hidden';
  setTimeout(showResumed, RESUME_LIMIT_MS);
}

/** The reader is in their place. */
export function showResumed(): void {
  document.documentElement.style.visibility = '';
}

function isReload(): boolean {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  // Safari 14 knows the older way alone.
  return entry
    ? (entry as PerformanceNavigationTiming).type === 'reload'
    : performance.navigation?.type === 1;
}

/** The column of the front page that the address names; '' for none. */
export function readAskedColumn(): string {
  const id = new URLSearchParams(location.search).get('columnId') ?? '';
  return /^[\w-]{1,64}$/.test(id) ? id : '';
}

/** Puts the column into the address; '' for the front page's own. */
export function writeAskedColumn(id: string): void {
  const address = new URL(location.href);
  if (id === '') address.searchParams.delete('columnId');
  else address.searchParams.set('columnId', id);
  replaceAddress(address.pathname + address.search + address.hash);
}

/** Tells when the page is left or put away: also for the back/forward cache. */
export function onLeave(leave: () => void): () => void {
  addEventListener('pagehide', leave);
  return () => removeEventListener('pagehide', leave);
}
