import { showToast } from '../../host/toast.ts';
import type { ActionTranslate } from '../../i18n/translate.ts';
import {
  COMMAND_KEYS,
  decideKeyCommand,
  type KeyCommand,
} from '../../model/desk/decideKeyCommand.ts';

const FIELDS = 'input,textarea,select,[contenteditable]';

/** Makes keys go to rows and to the search (product 2.19), while `isOn` returns true. */
export function startKeys(t: ActionTranslate, isOn: () => boolean): void {
  const run: Readonly<Record<KeyCommand, () => void>> = {
    next: () => focusRow(1),
    previous: () => focusRow(-1),
    search: () => void findOrOpenSearch(),
    help: () => showToast(t('desk.keys', COMMAND_KEYS)),
  };
  addEventListener('keydown', (event) => {
    if (event.defaultPrevented || !isOn()) return;
    const command = decideKeyCommand({
      key: event.key,
      hasModifier: event.ctrlKey || event.altKey || event.metaKey,
      isTyping: document.activeElement?.matches(FIELDS) ?? false,
      isCovered: document.querySelector('[role=dialog]') !== null,
    });
    if (!command) return;
    event.preventDefault();
    run[command]();
  });
}

/** Focuses the row after or before the focused one; without one the first row below the top of the window. */
function focusRow(step: 1 | -1): void {
  const rows = listRows();
  const at = rows.indexOf(document.activeElement as HTMLElement);
  const first = rows.findIndex((row) => row.getBoundingClientRect().top >= 0);
  // Below all rows there is no next one.
  const start = first < 0 ? rows.length : first;
  const row = at < 0 ? rows[step > 0 ? start : start - 1] : rows[at + step];
  if (!row) return;
  row.focus({ preventScroll: true });
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  row.scrollIntoView({ block: 'center', behavior: isStill ? 'auto' : 'smooth' });
}

/**
 * Returns the visible rows in the order in which they are read, then those of the aside: in a grid, rows that fill
 * the gap before a module are before it (desk.css).
 */
function listRows(): readonly HTMLElement[] {
  const listIn = (part: string) =>
    [...document.querySelectorAll<HTMLElement>(`${part} a[data-article]`)].filter(
      (row) => row.offsetParent !== null,
    );
  const placed = listIn('main').map((row) => {
    // All links of a module, and of the first articles, are read before what is beside it.
    const cell = row.closest('news-carousel, .feed > .row-item') ?? row;
    const { top, left } = cell.getBoundingClientRect();
    return { row, top: Math.round(top), left };
  });
  placed.sort((a, b) => a.top - b.top || a.left - b.left);
  return [...placed.map(({ row }) => row), ...listIn('.aside')];
}

/** Focuses the field of the search page; other pages lead there. */
async function findOrOpenSearch(): Promise<void> {
  const field = document.querySelector<HTMLElement>('main input[type=search]');
  if (field) return field.focus();
  const { openSearch } = await import('../../services/openSearch.ts');
  openSearch();
}
