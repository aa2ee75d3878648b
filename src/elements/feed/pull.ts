import { runTap } from '../../host/runTap.ts';
import { readSettings } from '../../host/settings.ts';
import { LANG_OF } from '../../i18n/translate.ts';
import { openActWords, pageLocale } from '../../stores/language.ts';

/** CSS pixels: the height at which the line stops, and from which a release refreshes the list. */
const PULL_PX = 72;
/** Movement that is ignored, because a resting finger moves a little (CSS pixels). */
const START_PX = 8;
/** Height of the line per distance of the finger. */
const DRAG = 0.5;
/** The page counts as still this long after its last scroll event. */
const STANDING_MS = 100;
/** How long the result is shown. */
const SAID_MS = 1500;

let isBusy = false;

/** Refreshes the list when the reader pulls it down from the top. */
export function watchPulls(): void {
  let from: { readonly x: number; readonly y: number } | null = null;
  let line: HTMLElement | null = null;
  let pulled = 0;
  const end = (isReleased: boolean) => {
    if (line && isReleased && pulled >= PULL_PX) void refreshList(line);
    else line?.remove();
    from = null;
    line = null;
    pulled = 0;
  };
  document.addEventListener(
    'touchstart',
    (event) => {
      const [touch] = event.touches;
      const isList = !!document.querySelector('[data-feed]');
      const isOver = (event.target as Element).closest('[role=dialog],.tabs-list');
      from =
        touch && event.touches.length === 1 && scrollY <= 0 && isList && !isOver && !isBusy
          ? { x: touch.clientX, y: touch.clientY }
          : null;
    },
    { passive: true },
  );
  const move = (event: TouchEvent) => {
    const [touch] = event.touches;
    if (!from || !touch) return;
    const down = touch.clientY - from.y;
    const isSideways = Math.abs(touch.clientX - from.x) > Math.abs(down);
    if (!line && (down < 0 || isSideways || scrollY > 0)) {
      from = null;
      return;
    }
    // Prevents the browser's own gestures: overscroll and reload.
    if (event.cancelable) event.preventDefault();
    if (down < START_PX) return;
    line ??= addLine();
    pulled = Math.max(0, down * DRAG);
    line.style.height = `${Math.min(pulled, PULL_PX)}px`;
    line.toggleAttribute('data-ready', pulled >= PULL_PX);
  };
  // A listener that is not passive delays scrolling, so it is added only at the top of the
  // page.
  let isHeard = false;
  const hear = () => {
    const isTop = scrollY <= 0;
    if (isTop === isHeard) return;
    isHeard = isTop;
    if (isTop) document.addEventListener('touchmove', move, { passive: false });
    else document.removeEventListener('touchmove', move);
  };
  // The scroll position is read after the page is still: reading it during a scroll forces a
  // layout.
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hearLater = () => {
    clearTimeout(timer);
    timer = setTimeout(hear, STANDING_MS);
  };
  addEventListener('scroll', hearLater, { passive: true });
  hear();
  document.addEventListener('touchend', () => end(true));
  document.addEventListener('touchcancel', () => end(false));
}

function addLine(): HTMLElement {
  const line = document.createElement('div');
  line.className = 'feed-pull';
  const mark = document.createElement('i');
  mark.className = 'feed-pull-mark';
  const words = document.createElement('span');
  words.setAttribute('role', 'status');
  line.append(mark, words);
  document.querySelector('.feed-main')?.prepend(line);
  return line;
}

async function refreshList(line: HTMLElement): Promise<void> {
  isBusy = true;
  try {
    await runTap(showRefresh(line), () => {});
  } finally {
    line.remove();
    isBusy = false;
  }
}

async function showRefresh(line: HTMLElement): Promise<void> {
  line.style.height = '';
  line.dataset.busy = '';
  delete line.dataset.ready;
  const words = line.querySelector('span');
  // The touch has started the list's hydration (gesture.ts).
  const [{ refresh, whenAwake }, t] = await Promise.all([
    import('../../stores/feed/feed.ts'),
    openActWords(pageLocale()),
  ]);
  if (words) {
    words.lang = LANG_OF[pageLocale()];
    words.textContent = t('feed.refreshing');
  }
  await whenAwake();
  const came = await refresh(readSettings());
  line.querySelector('i')?.remove();
  if (words) {
    words.textContent =
      came === null
        ? t('feed.refreshFailed')
        : came > 0
          ? t('feed.refreshed', { n: came })
          : t('feed.upToDate');
  }
  await new Promise((resolve) => setTimeout(resolve, SAID_MS));
}
