import { formatDate, formatSiteIso } from '../../model/time.ts';
import { type AsideLink, createLinkElement } from '../../services/desk/asideLink.ts';

interface AsideListOptions {
  /** Whether the order is a rank, so that the entries have numbers. */
  readonly isRanked?: boolean;
  /** Address of the whole list, a timeline: its entries have their day. */
  readonly wholeHref?: string;
}

/** Returns a section with links to articles; null for none. */
export function createAsideList(
  title: string,
  links: readonly AsideLink[],
  { isRanked = false, wholeHref }: AsideListOptions,
): HTMLElement | null {
  if (links.length === 0) return null;
  const section = document.createElement('section');
  const heading = document.createElement('h2');
  if (wholeHref === undefined) heading.textContent = title;
  else {
    const whole = document.createElement('a');
    whole.href = wholeHref;
    whole.textContent = title;
    heading.append(whole);
  }
  if (isRanked) section.className = 'aside-ranked';
  const list = document.createElement(isRanked ? 'ol' : 'ul');
  list.append(...links.map((link) => createEntry(link, wholeHref !== undefined)));
  section.append(heading, list);
  return section;
}

function createEntry({ at, ...article }: AsideLink, hasDay: boolean): HTMLElement {
  const entry = document.createElement('li');
  const link = createLinkElement(article);
  if (hasDay && at !== null) {
    const time = document.createElement('time');
    time.dateTime = formatSiteIso(at);
    time.textContent = formatDate(at, 'MM-DD');
    link.prepend(time);
  }
  entry.append(link);
  return entry;
}
