import { wireReadMarks } from './readMarks.ts';

/** How long a mouse must rest on a link before its page is requested. */
const HOVER_MS = 65;
/** Pages that one page may prefetch at most; mobile traffic costs the reader money. */
const PAGES_MAX = 12;

/** The Network Information API, which only some browsers have. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

const asked = new Set<string>();
let isWired = false;

/**
 * Prefetches a page of this site when its link is touched, hovered or focused. The browser's
 * cache keeps it for the navigation (pages may be cached for a minute:
 * scripts/hosts/headers.ts). Uses `fetch` because `<link rel=prefetch>` is unknown to Safari
 * and falls under `default-src` of the security policy.
 */
export function wirePrefetch(pointed: Event[]): void {
  const before = pointed.splice(0);
  if (isWired) return;
  isWired = true;
  wireReadMarks();
  if (isCostly()) return;
  let resting = 0;
  const hear = (event: Event) => {
    clearTimeout(resting);
    const address = findAddress(event.target);
    if (address === null) return;
    if (event.type === 'pointerover' && (event as PointerEvent).pointerType === 'mouse') {
      resting = window.setTimeout(() => ask(address), HOVER_MS);
    } else ask(address);
  };
  for (const type of ['pointerover', 'pointerdown', 'touchstart', 'focusin'] as const) {
    document.addEventListener(type, hear, { passive: true });
  }
  before.forEach(hear);
}

/**
 * Returns the path and query that a link of this site leads to; null for this page, files and
 * other sites.
 */
function findAddress(target: EventTarget | null): string | null {
  const link = (target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]');
  if (!link || link.download || link.dataset.act !== undefined) return null;
  const { origin, pathname, search } = link;
  const isOther = pathname + search !== location.pathname + location.search;
  return origin === location.origin && pathname.endsWith('.html') && isOther
    ? pathname + search
    : null;
}

function ask(address: string): void {
  if (asked.has(address) || asked.size >= PAGES_MAX) return;
  asked.add(address);
  // Browsers without `priority` ignore it.
  fetch(address, { priority: 'low' }).catch(() => asked.delete(address));
}

function isCostly(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}
