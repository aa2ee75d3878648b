import { LANG_OF } from '../../i18n/translate.ts';
import { openActWords, pageLocale } from '../../stores/language.ts';

/** Adds a button that says that there are newer rows; it scrolls to the top and shows them. */
export async function showPill(show: () => void): Promise<void> {
  const locale = pageLocale();
  const t = await openActWords(locale);
  const pill = document.createElement('button');
  pill.type = 'button';
  pill.className = 'feed-pill';
  pill.lang = LANG_OF[locale];
  pill.textContent = t('feed.fresh');
  const line = document.createElement('div');
  line.className = 'feed-pill-line';
  line.setAttribute('role', 'status');
  line.append(pill);
  pill.addEventListener('click', () => {
    line.remove();
    scrollTo({ top: 0 });
    show();
  });
  document.querySelector('.feed-main')?.prepend(line);
}
