import type { Client } from '../../src/api/client.ts';
import type { ApiError } from '../../src/api/errors.ts';
import { loadFirstComments } from '../../src/api/pages/articlePage.ts';
import { PEOPLE_PAGES, PEOPLE_ROUTES } from '../../src/api/pages/people.ts';
import { POST_SOURCE } from '../../src/model/comment/rules.ts';
import type { FirstComments } from '../../src/model/comment/types.ts';
import type { PeopleRoute } from '../../src/model/people/types.ts';
import { ok, type Result } from '../../src/model/result.ts';
import type { SiteConfig } from '../../src/model/site/types.ts';
import type { PeopleLocals } from '../../src/screens/people/locals.ts';
import { formatRef } from './files.ts';
import { failedCall, gonePage, isSaidGone, writeRendered } from './outcome.ts';
import type { PageBaker } from './page.ts';
import type { PeopleListing } from './peopleListing.ts';
import type { BakeJob, PageOutcome, PageRef } from './types.ts';

type PeopleRef = PageRef & { readonly route: PeopleRoute };
type PeopleJob = BakeJob & PeopleRef;

export const isPeopleRoute = (route: string | undefined): route is PeopleRoute =>
  PEOPLE_ROUTES.some((name) => name === route);
export const isPeopleRef = (ref: PageRef): ref is PeopleRef => isPeopleRoute(ref.route);
export const isPeopleJob = (job: BakeJob): job is PeopleJob => isPeopleRef(job);

/**
 * What a run over the whole site does with pages about people: those that lists name, those
 * that it was given, and those that stand. They change with every answer and every post, so that none is too old.
 */
export function planPeople(
  listings: readonly PeopleListing[],
  baked: ReadonlyMap<string, PageRef>,
  named: readonly PageRef[] = [],
): BakeJob[] {
  const standing = [...baked].filter(([, ref]) => isPeopleRef(ref));
  const all = new Map([
    ...standing,
    ...listings.flatMap(({ refs }) => [...refs]),
    ...named.map((ref) => [formatRef(ref), ref] as const),
  ]);
  return [...all.values()].map((ref) => ({ ...ref, action: 'bake' as const }));
}

/** Does the job of one page; it goes when what it shows is gone. Throws as `bakePage` knows it. */
export async function bakePeople(baker: PageBaker, job: PeopleJob): Promise<PageOutcome> {
  const page = await loadPeopleLocals(baker.client, baker.config, job);
  if (!page.ok) {
    if (!isSaidGone(page.error)) return failedCall(page.error);
    return gonePage(baker, job, 'not found');
  }
  return job.action === 'check' ? { result: 'kept' } : writeRendered(baker, job, page.value);
}

/** The page can do without them. */
async function loadComments(
  client: Client,
  { discuss }: SiteConfig,
  articleId: string,
): Promise<FirstComments | null> {
  if (!discuss.enabled) return null;
  const { countHot } = discuss;
  const comments = await loadFirstComments(client, { articleId, source: POST_SOURCE, countHot });
  return comments.ok ? comments.value : null;
}

async function loadPeopleLocals(
  client: Client,
  config: SiteConfig,
  { route, columnId: linkId, id }: PeopleRef,
): Promise<Result<PeopleLocals, ApiError>> {
  const isPost = route === 'postDetail' || route === 'friendsCircleDetail';
  const [data, comments] = await Promise.all([
    PEOPLE_PAGES[route](client, id, linkId),
    isPost ? loadComments(client, config, id) : null,
  ]);
  if (!data.ok) return data;
  const { settings } = client;
  // Route and data are of one row of the table.
  return ok({ route, id, linkId, data: data.value, comments, config, settings } as PeopleLocals);
}
