import { runTap } from '../../host/runTap.ts';
import { readSettings } from '../../host/settings.ts';
import { LANG_OF } from '../../i18n/translate.ts';
import { openActWords, pageLocale } from '../../stores/language.ts';

/** CSS pixels: the line follows the finger so far, and refreshes from there on. */
const PULL_PX = 72;
/** A finger that rests still moves so far. */
const START_PX = 8;
/** The line goes half as far as the finger. */
const DRAG = 0.5;
/** A page that has not moved for so long stands. */
const STANDING_MS = 100;
/** How long the outcome stands. */
const SAID_MS = 1500;

let isBusy = false;

/** A list that is pulled down from its top asks for what is new. */
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
    // Otherwise engines take the finger for their own: a bounce, a reload.
    if (event.cancelable) event.preventDefault();
    if (down < START_PX) return;
    line ??= addLine();
    pulled = Math.max(0, down * DRAG);
    line.style.height = `${Math.min(pulled, PULL_PX)}px`;
    line.toggleAttribute('data-ready', pulled >= PULL_PX);
  };
  // A list that may say no makes scrolling wait for it: only where there is something to pull.
  let isHeard = false;
  const hear = () => {
    const isTop = scrollY <= 0;
    if (isTop === isHeard) return;
    isHeard = isTop;
    if (isTop) document.addEventListener('touchmove', move, { passive: false });
    else document.removeEventListener('touchmove', move);
  };
  // Where the page stands is asked when it stands: in between it would be laid out for that.
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
  // The finger has woken the list (gesture.ts).
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
