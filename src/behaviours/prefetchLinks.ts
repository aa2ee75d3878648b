import { AD_EVENT } from '../host/adEvent.ts';
import { hasArticleText, readPageArticle } from '../host/document/pageObject.ts';
import { mayLoadAhead } from '../host/mayLoadAhead.ts';
import { savesData } from '../host/savesData.ts';
import { readSettings } from '../host/settings.ts';
import { speculateLinks } from '../host/speculateLinks.ts';
import { readStored } from '../host/storage.ts';
import * as STORAGE_KEYS from '../host/storageKeys.ts';
import { ARTICLE_ROW } from '../model/speculationRules.ts';
import { startReadMarks } from './readMarks.ts';

/** How long a mouse must rest on a link before its page is requested. */
const HOVER_MS = 65;
/** Pages that one page may prefetch at most; mobile traffic costs the reader money. */
const PAGES_MAX = 12;

const prefetched = new Set<string>();
let isStarted = false;

/**
 * Prefetches a page of this site when its link is touched, hovered or focused. The browser's
 * cache keeps it for the navigation (pages may be cached for a minute:
 * scripts/hosts/siteHeaders.ts). Uses `fetch` because `<link rel=prefetch>` is unknown to Safari
 * and falls under `default-src` of the security policy. Rows of articles are left to speculation rules, where
 * the browser has them.
 */
export function startPrefetching(events: Event[]): void {
  const before = events.splice(0);
  if (isStarted) return;
  isStarted = true;
  startReadMarks();
  if (readStored(STORAGE_KEYS.speech) !== null) {
    void import('../elements/speech/offerSpeech.ts').then((m) => m.offerSpeech()).catch(() => {});
  }
  if (hasArticleText()) {
    startWhenRead();
    startWhenSelected();
  }
  // An ad counts as shown for a reader who uses the page.
  const count = () => void import('./countAds.ts').then((m) => m.countAds(readSettings()));
  if (document.querySelector('[data-ad]')) count();
  else addEventListener(AD_EVENT, count, { once: true });
  if (savesData()) holdImages();
  if (!mayLoadAhead()) return;
  const isSpeculating = speculateLinks();
  let hoverTimer = 0;
  const handlePointer = (event: Event) => {
    clearTimeout(hoverTimer);
    const address = findAddress(event.target, isSpeculating);
    if (address === null) return;
    if (event.type === 'pointerover' && (event as PointerEvent).pointerType === 'mouse') {
      hoverTimer = window.setTimeout(() => prefetchPage(address), HOVER_MS);
    } else prefetchPage(address);
  };
  for (const type of ['pointerover', 'pointerdown', 'touchstart', 'focusin'] as const) {
    document.addEventListener(type, handlePointer, { passive: true });
  }
  before.forEach(handlePointer);
}

/**
 * Loads the code that remembers where an article was left when the reader has scrolled one window; at
 * once when this article was left before.
 */
function startWhenRead(): void {
  const start = () => {
    removeEventListener('scroll', check);
    void import('../elements/reading/startReadingPlace.ts')
      .then((m) => m.startReadingPlace())
      .catch(() => {});
  };
  const check = () => {
    if (scrollY > innerHeight) start();
  };
  const places = readStored(STORAGE_KEYS.places) ?? '';
  if (places.includes(`"${readPageArticle()?.id}"`)) start();
  else {
    addEventListener('scroll', check, { passive: true });
    check();
  }
}

/** Loads the bar for quotes when the reader first selects something. */
function startWhenSelected(): void {
  const check = () => {
    if (getSelection()?.isCollapsed !== false) return;
    document.removeEventListener('selectionchange', check);
    void import('../elements/quote/quoteBar.ts').then((m) => m.startQuoteBar()).catch(() => {});
  };
  document.addEventListener('selectionchange', check);
  check();
}

/** Lists have done it before the first touch (boot/hideFarRows.ts). */
function holdImages(): void {
  if (document.documentElement.dataset.saver !== undefined) return;
  void import('./loadImagesLazily.ts').then((m) => m.loadImagesLazily()).catch(() => {});
}

/** Links that are never followed ahead. */
const NEVER = '[download],[data-act],[rel~=nofollow]';

/**
 * Returns the path and query that a link of this site leads to; null for this page, files, other sites, what the
 * browser's own rules load, and articles of the newspaper: these have no page, but a template, which some hosts send
 * with 404.
 */
function findAddress(target: EventTarget | null, isSpeculating: boolean): string | null {
  const link = (target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]');
  if (!link || link.matches(isSpeculating ? `${NEVER},${ARTICLE_ROW}` : NEVER)) return null;
  const { origin, pathname, search } = link;
  if (/[?&]isDigital=/.test(search)) return null;
  const isOther = pathname + search !== location.pathname + location.search;
  return origin === location.origin && pathname.endsWith('.html') && isOther
    ? pathname + search
    : null;
}

function prefetchPage(address: string): void {
  if (prefetched.has(address) || prefetched.size >= PAGES_MAX) return;
  prefetched.add(address);
  // Browsers without `priority` ignore it.
  fetch(address, { priority: 'low' }).catch(() => prefetched.delete(address));
}
