import { runTap } from '../../host/runTap.ts';
import { readSettings } from '../../host/settings.ts';
import { LANG_OF } from '../../i18n/translate.ts';
import { loadActionMessages, readPageLocale } from '../../services/loadMessages.ts';

/** CSS pixels: the height at which the line stops, and from which a release refreshes the list. */
const PULL_PX = 72;
/** Movement that is ignored, because a resting finger moves a little (CSS pixels). */
const START_PX = 8;
/** Height of the line per distance of the finger. */
const DRAG = 0.5;
/** The page counts as still this long after its last scroll event. */
const SCROLL_END_MS = 100;
/** How long the result is shown. */
const RESULT_MS = 1500;

let isRefreshing = false;

/** Refreshes the list when the reader pulls it down from the top. */
export function startPullToRefresh(): void {
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
        touch && event.touches.length === 1 && scrollY <= 0 && isList && !isOver && !isRefreshing
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
  let isListening = false;
  const updateMoveListener = () => {
    const isTop = scrollY <= 0;
    if (isTop === isListening) return;
    isListening = isTop;
    if (isTop) document.addEventListener('touchmove', move, { passive: false });
    else document.removeEventListener('touchmove', move);
  };
  // The scroll position is read after the page is still: reading it during a scroll forces a
  // layout.
  let timer: ReturnType<typeof setTimeout> | undefined;
  const updateMoveListenerLater = () => {
    clearTimeout(timer);
    timer = setTimeout(updateMoveListener, SCROLL_END_MS);
  };
  addEventListener('scroll', updateMoveListenerLater, { passive: true });
  updateMoveListener();
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
  isRefreshing = true;
  try {
    await runTap(showRefresh(line), () => {});
  } finally {
    line.remove();
    isRefreshing = false;
  }
}

async function showRefresh(line: HTMLElement): Promise<void> {
  line.style.height = '';
  line.dataset.busy = '';
  delete line.dataset.ready;
  const words = line.querySelector('span');
  // The touch has started the list's hydration.
  const [{ refreshFeed, whenFeedStarted }, t] = await Promise.all([
    import('../../state/feed/feed.ts'),
    loadActionMessages(readPageLocale()),
  ]);
  if (words) {
    words.lang = LANG_OF[readPageLocale()];
    words.textContent = t('feed.refreshing');
  }
  await whenFeedStarted();
  const newRows = await refreshFeed(readSettings());
  line.querySelector('i')?.remove();
  if (words) {
    words.textContent =
      newRows === null
        ? t('feed.refreshFailed')
        : newRows > 0
          ? t('feed.refreshed', { n: newRows })
          : t('feed.upToDate');
  }
  await new Promise((resolve) => setTimeout(resolve, RESULT_MS));
}
