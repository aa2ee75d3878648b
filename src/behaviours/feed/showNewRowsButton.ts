import { LANG_OF } from '../../i18n/translate.ts';
import { loadActionMessages, readPageLocale } from '../../services/loadMessages.ts';

/** Adds a button that says that there are newer rows; it scrolls to the top and shows them. */
export async function showNewRowsButton(show: () => void): Promise<void> {
  const locale = readPageLocale();
  const t = await loadActionMessages(locale);
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'feed-pill';
  button.lang = LANG_OF[locale];
  button.textContent = t('feed.fresh');
  const line = document.createElement('div');
  line.className = 'feed-pill-line';
  line.setAttribute('role', 'status');
  line.append(button);
  button.addEventListener('click', () => {
    line.remove();
    scrollTo({ top: 0 });
    show();
  });
  document.querySelector('.feed-main')?.prepend(line);
}
