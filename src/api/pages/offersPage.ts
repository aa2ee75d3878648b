import { decideColumnTarget } from '../../model/column/columnTarget.ts';
import type { SiteOffers } from '../../model/offer/offerTypes.ts';
import { ok, type Result } from '../../model/result.ts';
import type { Column } from '../../model/site/siteTypes.ts';
import { listCircles } from '../calls/circles.ts';
import { getArticles, getColumns, getColumnsAll } from '../calls/columns.ts';
import { inviteConfig } from '../calls/invites.ts';
import { leaderView } from '../calls/leaderLists.ts';
import { getMvodArticleList } from '../calls/mvod.ts';
import { getPapers } from '../calls/paper.ts';
import { eventTypes } from '../calls/points.ts';
import { xyRank } from '../calls/rank.ts';
import type { Read } from '../calls/read.ts';
import { getCats } from '../calls/subscriptions.ts';
import type { Client } from '../client.ts';
import type { ApiError } from '../errors.ts';
import { asMissing } from '../missingError.ts';

/**
 * Loads what a site offers beside its articles (product 2.16): its columns, and the lists that its
 * servers have. A list that fails, or that the servers do not know, is left out. Fails only when the
 * columns fail.
 */
export async function loadOffers(client: Client): Promise<Result<SiteOffers, ApiError>> {
  const asked = loadColumns(client);
  const [columns, accounts, rank, leaders, papers, events, invitations, videos, circles, modules] =
    await Promise.all([
      asked,
      getCats(client),
      xyRank(client, { type: 0, userId: '0' }),
      leaderView(client, { page: 0 }),
      getPapers(client),
      eventTypes(client),
      inviteConfig(client, { uid: '' }),
      getMvodArticleList(client, { categoryId: '', page: 1 }),
      listCircles(client),
      asked.then((answer) => (answer.ok ? loadModules(client, answer.value) : [])),
    ]);
  if (!columns.ok) return columns;
  return ok({
    columns: columns.value,
    hasAccounts: accounts.ok && accounts.value.length > 0,
    hasRank: rank.ok && rank.value.length > 0,
    hasLeaders: leaders.ok && leaders.value.items.length > 0,
    hasPaper: papers.ok && papers.value.length > 0,
    hasPoints: events.ok && events.value.length > 0,
    hasInvitations: invitations.ok,
    shortVideoId: (videos.ok && videos.value.list[0]?.id) || '',
    circles: circles.ok ? circles.value.circles : [],
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

/** Loads the names of the modules on the front page, which shows the first list of articles. */
async function loadModules(
  client: Client,
  columns: readonly Column[],
): Promise<SiteOffers['modules']> {
  const first = columns.find((column) => decideColumnTarget(column).kind === 'articles');
  const page = first && (await getArticles(client, { columnId: first.id }));
  return page?.ok ? page.value.modules.filter(({ id, name }) => id !== '' && name !== '') : [];
}
