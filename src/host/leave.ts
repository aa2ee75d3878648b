/** The page's own address below its host, to come back to. */
export const readOwnPath = (): string => location.pathname + location.search + location.hash;

/** Goes to another page; Back does not come back to this one. */
export const leaveFor = (address: string): void => location.replace(address);

/** Goes to another page, and Back comes back. */
export const goTo = (address: string): void => location.assign(address);

let isWatched = false;

/** In the document: inline scripts and modules have copies of this file. */
const countLinks = (): number => Number(document.documentElement.dataset.followed ?? 0);

/**
 * For a page that leaves after a wait: answers whether the reader has followed a link meanwhile,
 * whose page must come then. A link that opens beside the page, or in another program, is none.
 */
export function watchLinks(): () => boolean {
  if (!isWatched) {
    isWatched = true;
    addEventListener('click', countFollowed);
  }
  const before = countLinks();
  return () => countLinks() !== before;
}

/** Whether the reader has followed a link of this template, whose links are watched from its first bytes. */
export const hasFollowedLink = (): boolean => countLinks() > 0;

function countFollowed(event: MouseEvent): void {
  const link = (event.target as Element).closest?.('a[href]') as HTMLAnchorElement | null;
  const isPlain = event.isTrusted && !event.ctrlKey && !event.metaKey;
  if (!link || !isPlain || link.target === '_blank' || !/^https?:/.test(link.protocol)) return;
  // The way back is handled by a script, and leaves the page too (elements/backLink.ts).
  if (event.defaultPrevented && link.dataset.back === undefined) return;
  // A place of the same page is no other page.
  if (link.href.split('#')[0] === location.href.split('#')[0]) return;
  document.documentElement.dataset.followed = `${countLinks() + 1}`;
}

export const reloadPage = (): void => location.reload();
