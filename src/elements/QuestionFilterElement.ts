import { readTabParam, writeTabParam } from '../host/tabParam.ts';
import { QUESTION_STATE_MESSAGE_KEYS } from '../i18n/questionState.ts';
import type { QuestionState } from '../model/community/questionItem.ts';
import { loadCommunityMessages } from '../services/loadCommunityMessages.ts';
import { readPageLocale } from '../services/loadMessages.ts';

/** What the rows of questions to the government carry, with the names of the choices. */
const FILTERS = { state: 'government.state', office: 'government.office' } as const;
type Filter = keyof typeof FILTERS;
const NAMES = Object.keys(FILTERS) as readonly Filter[];

/** The parameter of the address; `state` is that of the messenger's login. */
const PARAMS = { state: 'progress', office: 'office' } as const;

/**
 * Shows the rows of the list after it that have the chosen state and office. The choice is in the address.
 * Rows are read again each time, because the list may be replaced by a newer one.
 */
class QuestionFilterElement extends HTMLElement {
  private readonly status = document.createElement('output');
  private choices: readonly HTMLSelectElement[] = [];

  async connectedCallback(): Promise<void> {
    const t = await loadCommunityMessages(readPageLocale());
    this.choices = NAMES.map((name) => {
      const select = document.createElement('select');
      select.setAttribute('aria-label', t(FILTERS[name]));
      select.add(new Option(`${t(FILTERS[name])} · ${t('subs.all')}`, ''));
      const values = new Set(this.listRows().map(({ dataset }) => dataset[name] ?? ''));
      for (const value of values) {
        const key = name === 'state' && QUESTION_STATE_MESSAGE_KEYS[value as QuestionState];
        if (value) select.add(new Option(key ? t(key) : value, value));
      }
      select.value = readTabParam(PARAMS[name]);
      // A value of the address that no row has.
      if (select.selectedIndex < 0) select.value = '';
      select.hidden = values.size < 2;
      select.addEventListener('change', () => {
        writeTabParam(select.value, PARAMS[name]);
        this.showChosen();
      });
      return select;
    });
    this.replaceChildren(...this.choices, this.status);
    this.showChosen();
  }

  private listRows = (): readonly HTMLElement[] =>
    Array.from(this.parentElement?.querySelectorAll<HTMLElement>('[data-office]') ?? []);

  private showChosen(): void {
    const rows = this.listRows();
    for (const row of rows)
      row.hidden = this.choices.some(
        ({ value }, at) => value !== '' && row.dataset[NAMES[at] ?? 'state'] !== value,
      );
    const isChosen = this.choices.some(({ value }) => value !== '');
    const count = rows.filter(({ hidden }) => !hidden).length;
    this.status.textContent = isChosen ? `${count} / ${rows.length}` : '';
  }
}

customElements.define('question-filter', QuestionFilterElement);
