import { wireReadMarks } from './readMarks.ts';

/** A mouse that only crosses a link is no intent. */
const HOVER_MS = 65;
/** Pages that one page may ask for ahead: a cheap phone pays for its traffic. */
const PAGES_MAX = 12;

/** What browsers tell of the line; only some do. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

const asked = new Set<string>();
let isWired = false;

/**
 * Asks for a page of this site as soon as a reader is about to open it: a finger on its
 * link, a mouse that rests there, focus. The browser's cache keeps it for the navigation
 * (pages may be kept for a minute: scripts/hosts/headers.ts). A plain request and no
 * `<link rel=prefetch>`: that one is unknown to Safari and falls under `default-src`.
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

/** The page that a link of this site leads to; null for this page, files and foreign sites. */
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
  // `priority` is known to some engines; the others ask as they do.
  fetch(address, { priority: 'low' }).catch(() => asked.delete(address));
}

function isCostly(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}
