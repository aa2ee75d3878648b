import type { Client } from '../../../src/api/client.ts';
import type { ApiError } from '../../../src/api/errors.ts';
import type { ReadingData, ReadingRoute } from '../../../src/model/reading/types.ts';
import type { Result } from '../../../src/model/result.ts';
import type { SiteConfig } from '../../../src/model/site/types.ts';
import type { Settings } from '../../../src/settings.ts';
import type { ListedArticle } from '../listing.ts';
import type { PageRef } from '../types.ts';

/** What the data of a page is fetched with. */
export interface LoadContext {
  readonly client: Client & { readonly settings: Settings };
  readonly config: SiteConfig;
}

/** A kind of template whose public content is baked for readers without JavaScript. */
export interface ReadingKind<R extends ReadingRoute = ReadingRoute> {
  readonly route: R;
  /** How many ids its path has: 0, the default, for the page in its template's place. */
  readonly idCount?: 1 | 2;
  /**
   * The addresses of its pages that the articles of a run name, as `columnId` and `id`;
   * absent when its one page takes the place of the template.
   */
  readonly list?: (articles: readonly ListedArticle[]) => readonly Omit<PageRef, 'route'>[];
  /** Fails with `empty` when there is nothing to show. */
  readonly load: (
    context: LoadContext,
    ref: Omit<PageRef, 'route'>,
  ) => Promise<Result<ReadingData[R], ApiError>>;
  /** How many rows the page has; a page without any is not written. */
  readonly countRows: (data: ReadingData[R]) => number;
}
