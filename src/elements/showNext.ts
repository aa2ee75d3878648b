import { readSettings } from '../host/settings.ts';
import { createLinkElement } from '../services/desk/asideLink.ts';
import { loadColumnLinks, loadTimelineLinks } from '../services/desk/loadAsideLinks.ts';
import { loadActionMessages, readPageLocale } from '../services/loadMessages.ts';
import { findNext } from './findNext.ts';

/**
 * Adds a card with one article that goes on from this one: the next of its timeline, otherwise of its column,
 * that no list of the page has. The card has its place before it is loaded. Nothing is added where that would
 * move what is in view.
 */
export async function showNext(box: Element, articleId: string): Promise<void> {
  const isInView = () => box.getBoundingClientRect().top < innerHeight;
  // A template and its islands both ask for it.
  if (isInView() || box.querySelector('.next-card')) return;
  const card = document.createElement('section');
  card.className = 'next-card';
  box.prepend(card);
  const [link, t] = await Promise.all([
    loadNextLink(articleId),
    loadActionMessages(readPageLocale()),
  ]);
  if (link === null) {
    if (!isInView()) card.remove();
    return;
  }
  const heading = document.createElement('h2');
  heading.textContent = t('article.next');
  card.append(heading, link);
}

async function loadNextLink(articleId: string): Promise<HTMLAnchorElement | null> {
  const settings = readSettings();
  const shown = new Set(
    Array.from(
      document.querySelectorAll<HTMLElement>('main [data-article]'),
      (row) => row.dataset.article,
    ),
  );
  // A timeline has the same articles as its column, which are requested once.
  const links = (await loadTimelineLinks(settings))?.links ?? (await loadColumnLinks(settings));
  const next = findNext(
    (links ?? []).filter(({ id }) => id === articleId || !shown.has(id)),
    articleId,
  );
  return next ? createLinkElement(next) : null;
}
