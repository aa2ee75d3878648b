import type { Client } from '../../../src/api/client.ts';
import type { ApiError } from '../../../src/api/errors.ts';
import type { ListItem } from '../../../src/model/article/articleTypes.ts';
import { fail, ok, type Result } from '../../../src/model/result.ts';
import type { SiteConfig } from '../../../src/model/site/siteTypes.ts';
import type { BakeableRoute, PageParams } from '../../../src/routes.ts';
import type { Settings } from '../../../src/settings.ts';
import type { StoredPages } from '../../store/storedPages.ts';
import type { BakeJob, NamedSelection, PageOutcome, WholeSelection } from '../bakeJob.ts';
import type { BakeFailure } from '../bakeSummary.ts';
import type { BakeClient } from '../load/bakeClient.ts';
import type { PageRef } from '../pageRef.ts';
import type { Listing } from '../plan/listArticles.ts';
import type { PageView, RenderPage } from '../render/pageView.ts';

/** Names of the parameters that a path has, in the order of the route's path. */
export type PathParams<R extends BakeableRoute> = readonly (keyof PageParams<R>)[];

/**
 * A kind of baked page: everything that the publisher needs to know about the pages of one route.
 * Its functions are methods so that kinds of all routes fit in one table (`pageKinds.ts`); each is
 * called with jobs and pages of its own route only.
 */
export interface PageKind<R extends BakeableRoute = BakeableRoute> {
  readonly route: R;
  /** The paths that its pages can have; `[]` is the file of the route's template. */
  readonly paths: readonly PathParams<R>[];
  /** The path that `--page` accepts; absent when other options name these pages. */
  readonly pageOption?: PathParams<R>;
  /** Its pages list pages of other kinds: they are baked after those. */
  readonly isList?: boolean;
  /** Further files with the same content as its page, below the folder of the built files. */
  readonly copies?: readonly string[];
  /** Returns whether the canonical address of a page is that of another one; absent for never. */
  isCopy?(ref: PageRef<R>): boolean;
  /** Returns the jobs of a run over the whole site. */
  planSite(context: SitePlanContext<R>): Promise<readonly BakeJob<R>[]>;
  /**
   * Returns jobs of a run over what a command names, beyond the articles and pages that it names
   * by their address: those pages are baked in any case.
   */
  planNamed?(context: NamedPlanContext<R>): Promise<readonly BakeJob<R>[]>;
  /** Fetches what the page shows. Fails when that is unknown: the existing page stays then. */
  load(baker: PageBaker, job: BakeJob<R>): Promise<Result<LoadedPage, ApiError>>;
  /**
   * Does what follows when the subject of the page is withdrawn, in place of reporting the page
   * as `gone`.
   */
  withdraw?(baker: PageBaker, job: BakeJob<R>, reason: string): Promise<PageOutcome>;
}

/** What all pages of a run share. */
export interface PageBaker {
  readonly client: BakeClient;
  readonly config: SiteConfig;
  /** The folder of the built files. */
  readonly outDir: string;
  readonly compress: boolean;
  readonly render: RenderPage;
  /** Hash of what all pages share: build, settings, configuration. */
  readonly siteVersion: string;
  /** `hashSource` of the settings. */
  readonly source: string;
  /** Returns the stored content of a page by `formatRef`; absent where nothing is remembered. */
  readonly readContent?: ((name: string) => Promise<string | undefined>) | undefined;
  /** The template of the front page, which a baked one replaces; null in older builds. */
  readonly homeTemplate: string | null;
  /** The pages on the targets, where the folder is a working copy; absent where it has the pages. */
  readonly targetPages?: Pick<StoredPages, 'load'> | undefined;
}

/** A list of the content server, and what of it could not be read. */
export interface ReadList {
  readonly failures: readonly BakeFailure[];
}

/** The pages that lists name. */
export interface PageListing extends ReadList {
  /** By `formatRef`. */
  readonly refs: ReadonlyMap<string, PageRef>;
}

export interface ListSource {
  readonly client: Client;
  /** Existing pages and those that the command names. */
  readonly known: readonly PageRef[];
}

interface PlanContext<R extends BakeableRoute> {
  /** The existing pages of the kind, by `formatRef`; without those that replace a template. */
  readonly existing: ReadonlyMap<string, PageRef<R>>;
  /** Reads a list; once per run when kinds share the function. The run reports its failures. */
  readonly read: <T extends ReadList>(list: (source: ListSource) => Promise<T>) => Promise<T>;
}

export interface SitePlanContext<R extends BakeableRoute = BakeableRoute> extends PlanContext<R> {
  readonly select: WholeSelection;
  readonly outDir: string;
  readonly settings: Settings;
  /** The columns and articles of the site. */
  readonly listing: Listing;
}

export interface NamedPlanContext<R extends BakeableRoute = BakeableRoute> extends PlanContext<R> {
  readonly select: NamedSelection;
  /** The columns that list the named articles, and the columns above those. */
  readonly columnIds: ReadonlySet<string>;
}

/** What `PageKind.load` found. */
export type LoadedPage =
  | {
      readonly state: 'ready';
      /** The page that is written: not the job's when its article is on another screen. */
      readonly ref: PageRef;
      readonly view: PageView;
      /** How many rows the list has; null for a page that is no list. */
      readonly rowCount: number | null;
      /** Rows of articles that no list of a column has: the page is baked again when one changes. */
      readonly shown?: readonly Pick<ListItem, 'id'>[];
      /** The name by which search finds the page; absent for pages that search leaves out. */
      readonly searchTitle?: string | undefined;
      /** Returns what the run records about the page; called when the page is written. */
      readonly describe?: () => Promise<PageDescription>;
    }
  /** The subject exists; returned in place of `ready` when the job only checks that. */
  | { readonly state: 'exists' }
  /** The subject is withdrawn. `pages` are all its possible pages, when it is more than the job's. */
  | { readonly state: 'withdrawn'; readonly reason: string; readonly pages?: readonly PageRef[] }
  /** There is nothing to show and no page to remove. */
  | { readonly state: 'none' };

/** What a run records about a written page. */
export type PageDescription = Pick<
  Extract<PageOutcome, { readonly result: 'baked' | 'unchanged' }>,
  'published' | 'tagIds' | 'left' | 'feed'
>;

/**
 * Returns whether the content server answered that the subject does not exist; false for HTTP 404,
 * which may come from a proxy.
 */
export const isMissingSubject = ({ kind, status = 0 }: ApiError): boolean =>
  kind === 'empty' && status < 400;

/** Returns `withdrawn` when the subject does not exist, and the failure for any other error. */
export const withdrawnIfEmpty = (error: ApiError, reason: string): Result<LoadedPage, ApiError> =>
  isMissingSubject(error) ? ok({ state: 'withdrawn', reason }) : fail(error);
