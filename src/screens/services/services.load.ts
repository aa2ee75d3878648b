import { listCircles } from '../../api/calls/circles.ts';
import { allColumnsCall, getArticles, getColumns, getColumnsAll } from '../../api/calls/columns.ts';
import {
  catsCall,
  eventTypesCall,
  leaderViewCall,
  ownConfigCall,
  papersCall,
  rankCall,
} from '../../api/calls/offerCalls.ts';
import { findShortVideo, hasRows, isAnswered } from '../../api/calls/offers.ts';
import type { Read } from '../../api/calls/read.ts';
import type { Client } from '../../api/client.ts';
import type { ApiError } from '../../api/errors.ts';
import { asMissing } from '../../api/missingError.ts';
import type { ListFirstCalls } from '../../api/preload.ts';
import { decideColumnTarget } from '../../model/column/columnTarget.ts';
import type { Circle } from '../../model/community/circle.ts';
import type { SiteOffers } from '../../model/offer/offerTypes.ts';
import { ok, type Result } from '../../model/result.ts';
import type { Column } from '../../model/site/siteTypes.ts';

export const listFirstCalls: ListFirstCalls = () => [
  allColumnsCall,
  catsCall(),
  rankCall(0, '0'),
  leaderViewCall(0),
  papersCall,
];

/**
 * Loads what a site offers beside its articles (product 2.17): its columns, and the lists that its
 * servers have. A list that fails, or that the servers do not know, is left out. Fails only when the
 * columns fail.
 */
export async function loadOffers(client: Client): Promise<Result<SiteOffers, ApiError>> {
  const asked = loadColumns(client);
  const [columns, hasAccounts, hasRank, hasLeaders, hasPaper, hasPoints, ...others] =
    await Promise.all([
      asked,
      hasRows(client, catsCall()),
      hasRows(client, rankCall(0, '0')),
      hasRows(client, leaderViewCall(0)),
      hasRows(client, papersCall),
      hasRows(client, eventTypesCall),
      isAnswered(client, ownConfigCall('')),
      findShortVideo(client),
      loadCircles(client),
      asked.then((answer) => (answer.ok ? loadModules(client, answer.value) : [])),
    ]);
  if (!columns.ok) return columns;
  const [hasInvitations, shortVideoId, circles, modules] = others;
  return ok({
    columns: columns.value,
    hasAccounts,
    hasRank,
    hasLeaders,
    hasPaper,
    hasPoints,
    hasInvitations,
    shortVideoId,
    circles,
    modules,
  });
}

/** Loads all columns; the top-level ones from servers without that call. A site may have none. */
async function loadColumns(client: Client): Read<readonly Column[]> {
  const all = await getColumnsAll(client);
  if (all.ok && all.value.length > 0) return all;
  const top = await getColumns(client);
  return !top.ok && asMissing(top.error).kind === 'empty' ? ok([]) : top;
}

/** Pages of circles at most. */
const CIRCLE_PAGES_MAX = 20;

/** Loads all circles, up to a page that fails or has no new one. */
async function loadCircles(client: Client): Promise<SiteOffers['circles']> {
  const circles = new Map<string, Circle>();
  for (let page = 0; page < CIRCLE_PAGES_MAX; page += 1) {
    const answer = await listCircles(client, { page });
    const known = circles.size;
    if (answer.ok) for (const circle of answer.value.circles) circles.set(circle.id, circle);
    if (circles.size === known) break;
  }
  return [...circles.values()];
}

/** Loads the names of the modules on the front page, which shows the first list of articles. */
async function loadModules(
  client: Client,
  columns: readonly Column[],
): Promise<SiteOffers['modules']> {
  const first = columns.find((column) => decideColumnTarget(column).kind === 'articles');
  const page = first && (await getArticles(client, { columnId: first.id }));
  return page?.ok ? page.value.modules.filter(({ id, name }) => id !== '' && name !== '') : [];
}
