import type { ActionTranslate } from '../../i18n/translate.ts';
import type { AsideLink } from '../../services/desk/asideLink.ts';
import { loadHotLinks } from '../../services/desk/loadHotLinks.ts';
import { loadTimelineLinks } from '../../services/desk/loadTimelineLinks.ts';
import type { BehaviourPage } from '../behaviour.ts';
import { createAsideList } from './createAsideList.ts';
import { keepBeside } from './keepBeside.ts';
import { whenListsShown } from './whenListsShown.ts';

/** Entries of a list at most. */
const ENTRIES_MAX = 6;

/**
 * Adds the lists to the aside: the hot list on pages with articles; on an article also its own hot and
 * related ones, which leave the column, and the timeline of its column. On an article no story is twice. A list that
 * fails to load is left out.
 */
export async function fillAside(
  box: HTMLElement,
  { settings, dataset, isTemplate }: BehaviourPage,
  t: ActionTranslate,
): Promise<void> {
  const isArticle = dataset.article !== undefined;
  if (!isArticle && listShownIds().length === 0) return;
  const [hot, timeline] = await Promise.all([
    findSection('hot') ? [] : loadHotLinks(settings),
    isArticle ? loadTimelineLinks(settings) : null,
    isArticle && isTemplate && whenListsShown(),
  ]);
  const ownHot = findSection('hot');
  const seen = new Set(isArticle ? [dataset.article, ...listShownIds()] : []);
  const pick = (links: readonly AsideLink[]) =>
    links.filter(({ id }) => !seen.has(id) && seen.add(id)).slice(0, ENTRIES_MAX);
  ownHot?.classList.add('aside-ranked');
  const related = findSection('related');
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

/** Returns a section of articles below the text. */
const findSection = (name: 'hot' | 'related'): Element | null =>
  document.querySelector(`h2 > [data-t="list.${name}"]`)?.closest('section') ?? null;
