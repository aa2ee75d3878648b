import type { Settings } from '../../src/settings.ts';
import type { Build } from '../release/builds.ts';
import type { Store, StoreAddress } from '../store/openStore.ts';
import type { BakeJob, PageOutcome, Selection } from './bakeJob.ts';
import type { BakeProgress } from './bakeSummary.ts';
import type { SiteChanges } from './feeds/siteFiles.ts';
import type { PermitLosses, RemovalLimits } from './finish/removalLimits.ts';
import type { LockOptions } from './folderLock.ts';
import type { RenderPage } from './render/pageView.ts';

/**
 * What a run needs to know of targets that have the pages. Its folder is the working copy of one
 * machine: the store says which pages exist, and remembers those of the run when they are delivered.
 */
export interface RunTargets {
  /** Name of the site in the database. */
  readonly site: string;
  /** The build that renders, in place of the chosen one: the targets have its files. */
  readonly build: Build;
}

export interface BakeOptions {
  readonly settings: Settings;
  /** The folder of the pages (`dist/client`), without the base. */
  readonly outDir: string;
  /** The whole site when absent. */
  readonly select?: Selection;
  /** How many threads bake; 1, the default, is this thread. */
  readonly workers?: number;
  /** Writes `.html.br` and `.html.gz` beside each page. */
  readonly compress?: boolean;
  /** Replaces the renderer of a build, which is not released then; other threads cannot use it. */
  readonly render?: RenderPage;
  /** Address of the database that remembers what was published; nothing is remembered without it. */
  readonly databaseUrl?: string | undefined;
  /** Of a site whose pages are on targets; it needs the database. */
  readonly targets?: RunTargets | undefined;
  /** The store knows all pages: a run over named pages does not read the folder. */
  readonly isStoreCurrent?: boolean | undefined;
  /** Receives the outcome of each job that was done, or known to be unchanged. */
  readonly onOutcome?: ((job: BakeJob, outcome: PageOutcome) => void) | undefined;
  /** Receives each call of this thread: its name, and `ok` or the kind of its failure. */
  readonly onCall?: ((call: string, result: string) => void) | undefined;
  /** Receives the changes of the sitemaps, which the caller writes later; absent: they are written. */
  readonly onSiteChanges?: (changes: SiteChanges) => void;
  /** Fetches every article again, also one whose version is not newer. */
  readonly refetch?: boolean | undefined;
  /** The folder of the builds; `dist/builds` when absent. */
  readonly buildsDir?: string | undefined;
  /** How much the run may remove without permission. */
  readonly removalLimits?: RemovalLimits | undefined;
  /** Names what the run may remove or empty beyond the limits; nothing when absent. */
  readonly permitLosses?: PermitLosses | undefined;
  /** Counts earlier removals as those of this run: work that is divided into many runs. */
  readonly removalWindowMs?: number | undefined;
  /** Origins in private networks that images may be loaded from (`IMAGE_ORIGINS`). */
  readonly imageOrigins?: readonly string[] | undefined;
  readonly lock?: LockOptions;
  readonly onProgress?: (progress: BakeProgress) => void;
  /** The time by which the news sitemap selects articles; epoch ms. */
  readonly now?: () => number;
  /** Addresses below the base of pages that are rendered before all others: `ROUTE/ID.html`. */
  readonly first?: readonly string[] | undefined;
  /** Ends the run after the pages that are in work; the others stay as they are. */
  readonly signal?: AbortSignal | undefined;
}

export interface Renderer {
  readonly render: RenderPage;
  /** The build that is live; null for a renderer that is no build. */
  readonly build: Build | null;
}

/** What `withRun` opens. */
export interface Run extends Renderer {
  /** The store of the site; null for a run that remembers nothing. */
  readonly remembered: { readonly store: Store; readonly address: StoreAddress } | null;
}
