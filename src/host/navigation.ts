/** Returns the page's path, query and hash, with which a reader can return. */
export const readCurrentPath = (): string => location.pathname + location.search + location.hash;

/** Navigates to another page in place of this history entry. */
export const replacePage = (address: string): void => location.replace(address);

/** Navigates to another page with a new history entry. */
export const navigateTo = (address: string): void => location.assign(address);

let isWatched = false;

/**
 * Returns the count of followed links, which the document holds because inline scripts and modules
 * have separate copies of this file.
 */
const readFollowedCount = (): number => Number(document.documentElement.dataset.followed ?? 0);

/**
 * Starts to count followed links. The returned function returns whether the reader has followed a
 * link since: a page that navigates after a wait must not replace that navigation. Links that open
 * a new tab or another program do not count.
 */
export function watchFollowedLinks(): () => boolean {
  if (!isWatched) {
    isWatched = true;
    addEventListener('click', countFollowed);
  }
  const before = readFollowedCount();
  return () => readFollowedCount() !== before;
}

/**
 * Returns whether the reader has followed a link of this template, which counts from its first
 * bytes.
 */
export const hasFollowedLink = (): boolean => readFollowedCount() > 0;

function countFollowed(event: MouseEvent): void {
  const link = (event.target as Element).closest?.('a[href]') as HTMLAnchorElement | null;
  const isPlain = event.isTrusted && !event.ctrlKey && !event.metaKey;
  if (!link || !isPlain || link.target === '_blank' || !/^https?:/.test(link.protocol)) return;
  // A script handles the back link, which leaves the page too (behaviours/backLinks.ts).
  if (event.defaultPrevented && link.dataset.back === undefined) return;
  // A link to a part of this page does not leave it.
  if (link.href.split('#')[0] === location.href.split('#')[0]) return;
  document.documentElement.dataset.followed = `${readFollowedCount() + 1}`;
}

export const reloadPage = (): void => location.reload();
