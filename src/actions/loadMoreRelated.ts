import { getRelArticles } from '../api/calls/content.ts';
import { serverNow } from '../host/clock.ts';
import { showToast } from '../host/toast.ts';
import { loadActionMessages, readPageLocale } from '../services/loadMessages.ts';
import { getClient } from '../services/pageClient.ts';
import { loadSiteConfig } from '../state/siteConfig.ts';
import { formatAddedRows } from '../templates/addedRows.tsx';
import type { Action } from './action.ts';

/**
 * Adds the next page of related articles to the list above the button. The button is removed when the
 * server has no more, and when it sends rows that the page has already.
 */
export const action: Action = async (button, settings) => {
  const list = button.previousElementSibling;
  const articleId = document.documentElement.dataset.article;
  if (!list || !articleId) return;
  // Page 0 is the list that the page was made with.
  const page = Number(button.dataset.page ?? 1);
  const [answer, config, t] = await Promise.all([
    getRelArticles(getClient(settings), { articleId, page }),
    loadSiteConfig(settings),
    loadActionMessages(readPageLocale()),
  ]);
  if (!answer.ok) return showToast(t('comment.moreFailed'));
  const shown = new Set([articleId, ...listShownIds()]);
  const items = answer.value.list.filter(({ id }) => !shown.has(id) && shown.add(id));
  const { siteBase: base } = settings;
  const before = list.lastElementChild;
  list.insertAdjacentHTML(
    'beforeend',
    formatAddedRows({ items, base, config, now: serverNow(), t }),
  );
  button.dataset.page = `${page + 1}`;
  if (answer.value.hasMore && items.length > 0) return;
  const isFocused = document.activeElement === button;
  button.remove();
  if (isFocused) before?.nextElementSibling?.querySelector('a')?.focus({ preventScroll: true });
};

const listShownIds = () =>
  Array.from(
    document.querySelectorAll<HTMLElement>('.row[data-article]'),
    ({ dataset }) => dataset.article ?? '',
  );
