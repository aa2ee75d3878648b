import { loadSearchIndex } from '../api/calls/search.ts';
import { markMatches } from '../host/markMatches.ts';
import { readSettings } from '../host/settings.ts';
import { matchEntries, type SearchEntry } from '../model/search/searchIndex.ts';
import { getClient } from '../services/pageClient.ts';
import { removeRecentQueries } from '../services/recentQueries.ts';

const MAX_SUGGESTIONS = 8;

/** Key in `history.state` of the text in the search field. */
const TYPED = 'typed';

/** Steps of the arrow keys among the field and the links below it. */
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * The search form with what was searched on this device. While the reader types it suggests pages by
 * their title, from the index of the site, which it loads with the first key. What was typed and not
 * sent is kept in the history entry. Before a search it shows the hot list, after one it marks the words
 * that were found.
 */
class SearchBoxElement extends HTMLElement {
  private index: Promise<readonly SearchEntry[]> | null = null;
  private endMarks = () => {};

  connectedCallback(): void {
    this.addEventListener('input', this.suggest);
    this.addEventListener('click', this.clear);
    this.addEventListener('change', this.keep);
    this.addEventListener('keydown', this.step);
    const input = this.querySelector('input');
    if (!input) return;
    const query = input.value;
    if (query === '') {
      input.focus({ preventScroll: true });
      // Without its code or a network the page has the field alone.
      void this.showHot().catch(() => {});
    } else
      this.endMarks = markMatches(this.parentElement ?? this, '.row-title, [data-title]', query);
    const typed: unknown = history.state?.[TYPED];
    if (typeof typed !== 'string' || typed === query) return;
    input.value = typed;
    void this.suggest();
  }

  disconnectedCallback(): void {
    this.removeEventListener('input', this.suggest);
    this.removeEventListener('click', this.clear);
    this.removeEventListener('change', this.keep);
    this.removeEventListener('keydown', this.step);
    this.endMarks();
  }

  /** Leaving the page needs a press elsewhere or Enter, which ends the change of the field. */
  private readonly keep = (): void => {
    const typed = this.querySelector('input')?.value;
    history.replaceState({ ...history.state, [TYPED]: typed }, '');
  };

  private readonly step = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    // An input method chooses among its words.
    if (step === undefined || event.isComposing) return;
    const stops = [
      ...this.querySelectorAll<HTMLElement>('input, :not([hidden]) > section:not([hidden]) a'),
    ];
    const here = stops.indexOf(document.activeElement as HTMLElement);
    const next = stops[here + step];
    if (here < 0 || !next) return;
    event.preventDefault();
    next.focus();
  };

  private readonly suggest = async (): Promise<void> => {
    const input = this.querySelector('input');
    const box = this.querySelector<HTMLElement>('[data-suggestions]');
    const list = box?.querySelector('ul');
    if (!input || !box || !list) return;
    const { value } = input;
    this.index ??= loadIndex();
    const entries = matchEntries(await this.index, value, MAX_SUGGESTIONS);
    // The reader has typed on.
    if (input.value !== value) return;
    const names: Readonly<Record<string, string>> = JSON.parse(box.dataset.kinds ?? '{}');
    const { siteBase } = readSettings();
    list.replaceChildren(
      ...entries.map(({ path, title, kind }) =>
        createRow(`${siteBase}/${path}`, title, names[kind]),
      ),
    );
    box.hidden = entries.length === 0;
    const status = this.querySelector('[role=status]');
    if (status) status.textContent = box.hidden ? '' : `${box.ariaLabel} ${entries.length}`;
    const before = this.querySelector<HTMLElement>('[data-before]');
    if (before) before.hidden = !box.hidden;
  };

  /** Shows what is read most. */
  private async showHot(): Promise<void> {
    const before = this.querySelector('[data-before]');
    if (before) await import('../templates/addedHotList.tsx').then((m) => m.addHotList(before));
  }

  private readonly clear = (event: Event): void => {
    if (!(event.target instanceof Element) || !event.target.closest('[data-clear]')) return;
    removeRecentQueries();
    this.querySelector('[data-recent]')?.remove();
    this.querySelector('input')?.focus();
  };
}

/** Without an index nothing is suggested. */
async function loadIndex(): Promise<readonly SearchEntry[]> {
  const answer = await loadSearchIndex(getClient(readSettings()));
  return answer.ok ? answer.value : [];
}

function createRow(href: string, title: string, kind = ''): HTMLLIElement {
  const row = document.createElement('li');
  const link = document.createElement('a');
  link.className = 'search-link';
  link.href = href;
  link.textContent = title;
  if (kind !== '') {
    const mark = document.createElement('span');
    mark.className = 'mark text-ink-3';
    mark.textContent = kind;
    link.append(mark);
  }
  row.append(link);
  return row;
}

/** Defines the element if it is not defined yet. */
export function defineSearchBox(): void {
  if (!customElements.get('search-box')) customElements.define('search-box', SearchBoxElement);
}
