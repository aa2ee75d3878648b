/** The page's own address below its host, to come back to. */
export const readOwnPath = (): string => location.pathname + location.search + location.hash;

/** Goes to another page; Back does not come back to this one. */
export const leaveFor = (address: string): void => location.replace(address);

/** Goes to another page, and Back comes back. */
export const goTo = (address: string): void => location.assign(address);

/** How many links of this page the reader has followed since it is watched; null before. */
let followed: number | null = null;

/**
 * For a page that leaves after a wait: answers whether the reader has followed a link meanwhile,
 * whose page must come then. A link that opens beside the page, or in another program, is none.
 */
export function watchLinks(): () => boolean {
  if (followed === null) {
    followed = 0;
    addEventListener('click', countFollowed);
  }
  const before = followed;
  return () => followed !== before;
}

function countFollowed(event: MouseEvent): void {
  const link = (event.target as Element).closest?.('a[href]') as HTMLAnchorElement | null;
  const isFollowed = event.isTrusted && !event.defaultPrevented && !event.ctrlKey && !event.metaKey;
  if (!link || !isFollowed || link.target === '_blank' || !/^https?:/.test(link.protocol)) return;
  // A place of the same page is no other page.
  if (link.href.split('#')[0] !== location.href.split('#')[0]) followed = (followed ?? 0) + 1;
}

export const reloadPage = (): void => location.reload();
