import type { Client } from '../../../src/api/client.ts';
import type { ApiError } from '../../../src/api/errors.ts';
import type {
  BakedTemplate,
  TemplateData,
  TemplateRoute,
} from '../../../src/layouts/bakedTemplate.ts';
import type { ListItem } from '../../../src/model/article/articleTypes.ts';
import { fail, ok, type Result } from '../../../src/model/result.ts';
import type { SiteConfig } from '../../../src/model/site/siteTypes.ts';
import type { PageParams } from '../../../src/routes.ts';
import type { Settings } from '../../../src/settings.ts';
import { type BakeJob, bakeJob, isSelected } from '../bakeJob.ts';
import { formatRef, hasPage, hasPageIds, type PageRef } from '../pageRef.ts';
import { isRefusedCall, type ListedArticle } from '../plan/listArticles.ts';
import { createTemplateView } from '../render/pageView.ts';
import {
  isMissingSubject,
  type LoadedPage,
  type PageBaker,
  type PageKind,
  type PathParams,
  type SitePlanContext,
} from './pageKind.ts';

interface LoadContext {
  readonly client: Client & { readonly settings: Settings };
  readonly config: SiteConfig;
}

/** A template whose public content is baked into its noscript. */
interface TemplateKind<R extends TemplateRoute> {
  readonly route: R;
  /** The path of its pages; absent when its one page replaces the template. */
  readonly path?: PathParams<R>;
  /** Returns the parameters of the pages that some articles name; for a kind with a `path`. */
  readonly list?: (articles: readonly ListedArticle[]) => readonly PageParams<R>[];
  readonly planNamed?: PageKind<R>['planNamed'];
  /** Fails with `empty` when there is nothing to show. */
  readonly load: (
    context: LoadContext,
    params: PageParams<R>,
  ) => Promise<Result<TemplateData[R], ApiError>>;
  /** Returns how many rows the page has; a page without rows is not written. */
  readonly countRows: (data: TemplateData[R]) => number;
  /** Returns the articles whose headlines it shows. */
  readonly listShown?: (data: TemplateData[R]) => readonly ListItem[];
  /** Returns the name by which search finds the page. */
  readonly name?: (data: TemplateData[R]) => string;
}

/**
 * Creates the kind of a template with its content in noscript. A page that replaces its template
 * is written only where the build has that template; it is never removed, and keeps its rows as a
 * list does.
 */
export function createTemplateKind<R extends TemplateRoute>(kind: TemplateKind<R>): PageKind<R> {
  const { route, path = [], planNamed } = kind;
  return {
    route,
    paths: [path],
    pageOption: path,
    ...(planNamed && { planNamed }),
    planSite: (context) =>
      path.length > 0 ? planListed(kind, context) : planInPlace(kind, context),
    load: (baker, job) => loadTemplate(kind, baker, job),
  };
}

async function planInPlace<R extends TemplateRoute>(
  { route }: TemplateKind<R>,
  { outDir }: SitePlanContext<R>,
): Promise<BakeJob<R>[]> {
  const ref: PageRef<R> = { route, params: {} };
  return (await hasPage(outDir, ref)) ? [bakeJob(ref)] : [];
}

/**
 * Returns the jobs for the pages that articles name: those of changed articles and those that are
 * missing; in a run over everything the existing ones as well.
 */
async function planListed<R extends TemplateRoute>(
  { route, list = () => [] }: TemplateKind<R>,
  { select, listing, existing }: SitePlanContext<R>,
): Promise<BakeJob<R>[]> {
  const articles = [...listing.articles.values()].filter(({ isOwn }) => isOwn);
  const toRefs = (some: readonly ListedArticle[]): PageRef<R>[] =>
    list(some)
      .map((params) => ({ route, params }))
      .filter(hasPageIds);
  const refs = [
    ...toRefs(articles.filter(({ changedAt }) => isSelected(select, changedAt))),
    ...toRefs(articles).filter((ref) => !existing.has(formatRef(ref))),
    ...(select.kind === 'all' ? existing.values() : []),
  ];
  return [...new Map(refs.map((ref) => [formatRef(ref), ref])).values()].map(bakeJob);
}

async function loadTemplate<R extends TemplateRoute>(
  { path = [], ...kind }: TemplateKind<R>,
  { client, config, outDir }: PageBaker,
  job: BakeJob<R>,
): Promise<Result<LoadedPage, ApiError>> {
  const isInPlace = path.length === 0;
  if (isInPlace && !(await hasPage(outDir, job))) return ok({ state: 'none' });
  const data = await kind.load({ client, config }, job.params);
  if (!data.ok) {
    const { error } = data;
    if (isMissingSubject(error) && !isInPlace)
      return ok({ state: 'withdrawn', reason: 'not found' });
    // A site without such lists refuses the call: that is no failure, and removes nothing.
    return isRefusedCall(error) ? ok({ state: 'none' }) : fail(error);
  }
  const rowCount = kind.countRows(data.value);
  if (rowCount === 0 && !isInPlace) return ok({ state: 'withdrawn', reason: 'its list is empty' });
  // The template of a site without such a list.
  if (rowCount === 0 && !job.stored?.rowCount) return ok({ state: 'none' });
  const { settings } = client;
  // Route and data are of one row of the table.
  const page = { route: kind.route, data: data.value, config, settings } as BakedTemplate;
  const shown = kind.listShown?.(data.value) ?? [];
  const searchTitle = kind.name?.(data.value);
  return ok({
    state: 'ready',
    ref: job,
    view: createTemplateView(page),
    rowCount,
    shown,
    searchTitle,
  });
}
