import { getArticles, getColumn } from '../../api/calls/columns.ts';
import { articleHot } from '../../api/calls/content.ts';
import { readOriginAndPath } from '../../host/address.ts';
import { hasTimeAxis } from '../../model/column/columnTarget.ts';
import { keepPeriod } from '../../model/column/hotPeriod.ts';
import { removeDuplicates } from '../../model/wire.ts';
import { linkTo, matchPath } from '../../routes.ts';
import type { Settings } from '../../settings.ts';
import { getClient } from '../pageClient.ts';
import { type AsideLink, createAsideLink } from './asideLink.ts';

/** Loads the most read articles of the last day, in their order; [] when that failed. */
export async function loadHotLinks(settings: Settings): Promise<readonly AsideLink[]> {
  const answer = await articleHot(getClient(settings));
  if (!answer.ok) return [];
  return keepPeriod(removeDuplicates(answer.value), 0).map((item) =>
    createAsideLink(item, settings.siteBase),
  );
}

/**
 * Loads the timeline of the column in the article's address; null where the column has no axis, and when
 * that failed.
 */
export async function loadTimelineLinks(settings: Settings) {
  const columnId = readColumnId(settings);
  if (!columnId) return null;
  const column = await getColumn(getClient(settings), { columnId });
  if (!column.ok || !hasTimeAxis(column.value)) return null;
  const links = await loadColumnLinks(settings);
  return (
    links && {
      /** The newest first. */
      links: [...links].sort((a, b) => (b.at ?? 0) - (a.at ?? 0)),
      /** Address of the whole timeline. */
      href: linkTo('hotPointTimeAxis', { id: columnId }, settings.siteBase),
    }
  );
}

/** Loads the first articles of the column in the article's address; null without one, and when that failed. */
export async function loadColumnLinks(settings: Settings): Promise<readonly AsideLink[] | null> {
  const columnId = readColumnId(settings);
  if (!columnId) return null;
  const page = await getArticles(getClient(settings), { columnId, page: 0 });
  if (!page.ok) return null;
  const items = [...page.value.carousel, ...page.value.list];
  return items.map((item) => createAsideLink(item, settings.siteBase));
}

const readColumnId = ({ siteBase }: Settings): string | undefined =>
  matchPath(readOriginAndPath().pathname, siteBase)?.params.columnId;
