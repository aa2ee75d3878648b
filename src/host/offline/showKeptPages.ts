import type { Locale } from '../../i18n/locales.ts';
import { OFFLINE_MESSAGES } from '../../i18n/offlineMessages.ts';
import { LANG_OF } from '../../i18n/translate.ts';
import type { KeptPage } from '../../model/offline/keptPages.ts';
import { readLocale } from '../locale.ts';
import { formatKeptTime } from './formatKeptTime.ts';
import { readKeptPages } from './keptStorage.ts';

/**
 * Fills the page that is shown in place of one that is not kept: in the reader's language, with links
 * to what is kept.
 */
export async function showKeptPages(): Promise<void> {
  const root = document.documentElement;
  const { base = '', locale: fallback } = root.dataset;
  const locale = readLocale(fallback as Locale);
  const messages = OFFLINE_MESSAGES[locale];
  root.lang = LANG_OF[locale];
  document.title = messages.title;
  for (const part of document.querySelectorAll<HTMLElement>('[data-message]')) {
    part.textContent = messages[part.dataset.message as keyof typeof messages];
  }
  document.querySelector('button')?.addEventListener('click', () => location.reload());
  addEventListener('online', () => location.reload());
  const pages = await readKeptPages(base);
  const list = document.querySelector('[data-kept]');
  for (const isSaved of [true, false]) {
    const some = pages.filter((page) => page.isSaved === isSaved);
    if (some.length === 0) continue;
    const title = document.createElement('h2');
    title.textContent = isSaved ? messages.saved : messages.read;
    const rows = document.createElement('ul');
    rows.append(...some.map((page) => createRow(page, locale)));
    list?.append(title, rows);
  }
  const text = document.querySelector('[data-message=text]');
  if (text && pages.length === 0) text.textContent = messages.none;
}

function createRow({ path, title, at }: KeptPage, locale: Locale): HTMLElement {
  const row = document.createElement('li');
  const link = document.createElement('a');
  link.href = path;
  link.textContent = title;
  const time = document.createElement('small');
  time.textContent = formatKeptTime(at, locale);
  link.append(time);
  row.append(link);
  return row;
}
