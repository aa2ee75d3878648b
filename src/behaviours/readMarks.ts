import { readStored, STORAGE_KEYS, writeStored } from '../host/storage.ts';

/** Articles that are stored as read at most; the oldest are removed first. */
const READ_MAX = 500;

const ROWS = 'a[data-article]';
let read: Set<string> | undefined;

/**
 * Marks the rows of articles that this reader has opened, also rows that are added later
 * (feed.css dims them).
 */
export function startReadMarks(): void {
  if (read) return;
  const known = new Set((readStored(STORAGE_KEYS.read) ?? '').split(' ').filter(Boolean));
  read = known;
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
    const row = (event.target as Element).closest?.<HTMLElement>(ROWS);
    if (!row?.dataset.article) return;
    row.dataset.read = '';
    // Moved to the end: the article that was read last is removed last.
    known.delete(row.dataset.article);
    known.add(row.dataset.article);
    writeStored(STORAGE_KEYS.read, [...known].slice(-READ_MAX).join(' '));
  });
}
