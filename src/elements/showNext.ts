import { readSettings } from '../host/settings.ts';
import type { ArticleKind } from '../model/article/articleTypes.ts';
import { createLinkElement } from '../services/desk/asideLink.ts';
import { loadColumnLinks, loadTimelineLinks } from '../services/desk/loadAsideLinks.ts';
import { loadActionMessages, readPageLocale } from '../services/loadMessages.ts';
import { findNext } from './findNext.ts';

/**
 * Adds a card with one article that goes on from this one: the next of its timeline, otherwise the first
 * related one, which leaves its list, otherwise the next of its column. The card has its place before it is
 * loaded. Nothing is added where that would move what is in view.
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
  const timeline = await loadTimelineLinks(settings);
  const inTimeline = timeline && findNext(timeline.links, articleId);
  if (inTimeline) return createLinkElement(inTimeline);
  const related = takeRelated();
  if (related) return related;
  const inColumn = findNext((await loadColumnLinks(settings)) ?? [], articleId);
  return inColumn ? createLinkElement(inColumn) : null;
}

/** Takes the first article out of the list of related ones below the window; the list goes with its last one. */
function takeRelated(): HTMLAnchorElement | null {
  const section = document.querySelector('main [data-t="list.related"]')?.closest('section');
  const rows = section?.querySelectorAll('li') ?? [];
  const [first] = rows;
  const row = first?.querySelector<HTMLAnchorElement>('a[data-article]');
  if (!section || !first || !row || section.getBoundingClientRect().top < innerHeight) return null;
  const title = row.querySelector('.row-title')?.textContent ?? '';
  (rows.length === 1 ? section : first).remove();
  const { article: id = '', kind = 'news' } = row.dataset;
  return createLinkElement({ id, kind: kind as ArticleKind, title, href: row.href });
}
