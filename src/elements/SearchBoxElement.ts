import { loadSearchIndex } from '../api/calls/search.ts';
import { readSettings } from '../host/settings.ts';
import { matchEntries, type SearchEntry } from '../model/search/searchIndex.ts';
import { getClient } from '../services/pageClient.ts';
import { removeRecentQueries } from '../services/recentQueries.ts';

const MAX_SUGGESTIONS = 8;

/**
 * The search form with what was searched on this device. While the reader types it suggests pages by
 * their title, from the index of the site, which it loads with the first key.
 */
class SearchBoxElement extends HTMLElement {
  private index: Promise<readonly SearchEntry[]> | null = null;

  connectedCallback(): void {
    this.addEventListener('input', this.suggest);
    this.addEventListener('click', this.clear);
  }

  disconnectedCallback(): void {
    this.removeEventListener('input', this.suggest);
    this.removeEventListener('click', this.clear);
  }

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
    list.replaceChildren(...entries.map((entry) => createRow(entry, names[entry.kind] ?? '')));
    box.hidden = entries.length === 0;
    const status = this.querySelector('[role=status]');
    if (status) status.textContent = box.hidden ? '' : `${box.ariaLabel} ${entries.length}`;
    const recent = this.querySelector<HTMLElement>('[data-recent]');
    if (recent) recent.hidden = !box.hidden;
  };

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

function createRow({ path, title }: SearchEntry, kind: string): HTMLLIElement {
  const row = document.createElement('li');
  const link = document.createElement('a');
  link.className = 'search-link';
  link.href = `${readSettings().siteBase}/${path}`;
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
