import type { ActionTranslate } from '../../i18n/translate.ts';
import type { AsideLink } from '../../services/desk/asideLink.ts';
import { loadHotLinks, loadTimelineLinks } from '../../services/desk/loadAsideLinks.ts';
import type { BehaviourPage } from '../behaviour.ts';
import { createAsideList } from './createAsideList.ts';
import { keepBeside } from './keepBeside.ts';
import { whenListsShown } from './whenListsShown.ts';

/** Entries of a list at most. */
const ENTRIES_MAX = 6;
/** Titles of the sections of articles below the text. */
const HOT = 'h2 > [data-t="list.hot"]';
const RELATED = 'h2 > [data-t="list.related"]';
/** Id of the hot list that a missing page offers (templates/addedHotList.tsx). */
const HOT_OFFER = 'hot-articles';

/**
 * Adds the lists to the aside: the hot list on pages with articles; on an article also its own hot and
 * related ones, which leave the column, and the timeline of its column. No story is twice on an article, or where a page
 * that is missing offers the hot list itself. A list that fails to load is left out.
 */
export async function fillAside(
  box: HTMLElement,
  { settings, dataset, isTemplate }: BehaviourPage,
  t: ActionTranslate,
): Promise<void> {
  const isArticle = dataset.article !== undefined;
  if (!isArticle && listShownIds().length === 0) return;
  const [hot, timeline] = await Promise.all([
    findSection(HOT) ? [] : loadHotLinks(settings),
    isArticle ? loadTimelineLinks(settings) : null,
    isArticle && isTemplate && whenListsShown(),
  ]);
  const ownHot = findSection(HOT);
  const isEachOnce = isArticle || document.getElementById(HOT_OFFER) !== null;
  const seen = new Set(isEachOnce ? [dataset.article, ...listShownIds()] : []);
  const pick = (links: readonly AsideLink[]) =>
    links.filter(({ id }) => !seen.has(id) && seen.add(id)).slice(0, ENTRIES_MAX);
  ownHot?.classList.add('aside-ranked');
  const related = findSection(RELATED);
  const axis =
    timeline &&
    createAsideList(t('special.timeline'), pick(timeline.links), { wholeHref: timeline.href });
  box.append(
    (ownHot && keepBeside(ownHot)) ??
      createAsideList(t('column.hot'), pick(hot), { isRanked: true }) ??
      '',
    (related && keepBeside(related)) ?? '',
    axis ?? '',
  );
}

const listShownIds = (): readonly (string | undefined)[] =>
  Array.from(
    document.querySelectorAll<HTMLElement>('main a[data-article]'),
    ({ dataset }) => dataset.article,
  );

/** Returns the section below the text that has this title. */
const findSection = (title: string): Element | null =>
  document.querySelector(title)?.closest('section') ?? null;
