import { isHistoryOn } from '../host/historyChoice.ts';
import { readStored, writeStored } from '../host/storage.ts';
import * as STORAGE_KEYS from '../host/storageKeys.ts';
import { whenIdle } from '../host/whenIdle.ts';
import { keepOpenedPage } from '../services/offline/keepPages.ts';
import { readOpenedArticle, readOpenedRow } from '../services/openedArticle.ts';
import { addToHistory } from '../services/readingHistory.ts';

/** Articles that are stored as read at most; the oldest are removed first. */
const READ_MAX = 500;

const ROWS = 'a[data-article]';
let isStarted = false;

const readRead = () => new Set((readStored(STORAGE_KEYS.read) ?? '').split(' ').filter(Boolean));

/**
 * Marks the rows of articles that this reader has opened, also rows that are added later
 * (feed.css dims them), and keeps the history of this device. Both only while the history is on.
 */
export function startReadMarks(): void {
  if (isStarted) return;
  isStarted = true;
  const known = readRead();
  const markRow = (row: HTMLElement) => {
    if (known.has(row.dataset.article ?? '')) row.dataset.read = '';
  };
  const mark = (part: Element) => {
    if (part.matches(ROWS)) markRow(part as HTMLElement);
    part.querySelectorAll<HTMLElement>(ROWS).forEach(markRow);
  };
  mark(document.body);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) if (node instanceof Element) mark(node);
    }
  }).observe(document.body, { childList: true, subtree: true });
  document.addEventListener('click', (event) => {
    const row = (event.target as Element).closest?.<HTMLAnchorElement>(ROWS);
    if (!row?.dataset.article || !isHistoryOn()) return;
    row.dataset.read = '';
    saveRead(row.dataset.article);
    const article = readOpenedRow(row);
    if (article) addToHistory(article);
  });
  // A template may show its article after the first gesture.
  recordPage();
  // After the touch has been answered.
  whenIdle(keepOpenedPage);
  addEventListener('pagehide', recordPage);
}

function saveRead(id: string): void {
  // Read again: the reader may have deleted the history meanwhile. Moved to the end: the article that
  // was read last is removed last.
  const all = readRead();
  all.delete(id);
  all.add(id);
  writeStored(STORAGE_KEYS.read, [...all].slice(-READ_MAX).join(' '));
}

let isRecorded = false;

/** Adds the article of the page, which a link may have opened, to the marks and the history, once. */
function recordPage(): void {
  const article = isRecorded ? null : readOpenedArticle();
  if (!article) return;
  isRecorded = true;
  if (isHistoryOn()) saveRead(article.id);
  addToHistory(article);
}
