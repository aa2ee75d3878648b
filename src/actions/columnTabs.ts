import { addHistoryEntry } from '../host/backButton.ts';
import { writeColumnParam } from '../host/savedFeed.ts';

/** After this wait for the list to hydrate, the browser navigates to the column's own page. */
export const HYDRATION_MS = 10_000;

const readTabs = () =>
  Array.from(document.querySelectorAll<HTMLElement>('[data-act=column][data-column]'));

export const findTab = (id: string): HTMLElement | undefined =>
  readTabs().find((tab) => tab.dataset.column === id);

/** Returns the column that the front page opens with, which the address does not name. */
export const readOwnColumn = (): string =>
  document.querySelector<HTMLElement>('[data-feed]')?.dataset.feed ||
  (readTabs()[0]?.dataset.column ?? '');

/**
 * Returns the tab before or after the current one, without those that the reader does not want; undefined
 * at the ends of the strip.
 */
export function findNextTab(step: 1 | -1): HTMLElement | undefined {
  const tabs = readTabs().filter(
    (tab) => tab.hasAttribute('aria-current') || !tab.closest('[hidden]'),
  );
  const at = tabs.findIndex((tab) => tab.hasAttribute('aria-current'));
  return at < 0 ? undefined : tabs[at + step];
}

/**
 * Marks the tab of a chosen column and sets the page's title and address, before anything is
 * requested. With `isChosen` the tab before stays in the history, so that Back leads to it. The tabs are plain HTML outside React.
 */
export function markTab(id: string, isChosen = false): void {
  const tab = findTab(id);
  if (!tab) return;
  if (isChosen && !tab.hasAttribute('aria-current')) addHistoryEntry();
  for (const each of readTabs()) {
    if (each === tab) each.setAttribute('aria-current', 'page');
    else each.removeAttribute('aria-current');
  }
  const site = document.querySelector('h1')?.textContent ?? '';
  showTitle(id === readOwnColumn() ? site : `${tab.textContent?.trim()} - ${site}`);
  writeColumnParam(id === readOwnColumn() ? '' : id);
  tab.closest('details')?.removeAttribute('open');
  scrollToTab(tab);
}

/** Sets the page's title, by code that the page does not load before a tap. */
const showTitle = (title: string): void =>
  void import('../host/document/setTitle.ts').then(
    ({ setTitle }) => setTitle(title),
    () => {},
  );

/** Scrolls the strip so that the tab is in its middle, without scrolling the page. */
function scrollToTab(tab: HTMLElement): void {
  const strip = tab.closest('ul');
  if (!strip || strip.scrollWidth <= strip.clientWidth) return;
  const box = strip.getBoundingClientRect();
  const { left, width } = tab.getBoundingClientRect();
  const by = left + width / 2 - (box.left + box.width / 2);
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  strip.scrollBy({ left: by, behavior: isStill ? 'auto' : 'smooth' });
}
