import type { Result } from '../model/result.ts';
import type { SiteConfig } from '../model/site/siteTypes.ts';
import type { Client } from './client.ts';
import type { ApiError } from './errors.ts';

/** One page of a list. */
export interface ListPart<T> {
  readonly items: readonly T[];
  /** Decided by the rule for its kind (model/paging.ts). */
  readonly hasMore: boolean;
}

/** Where the pages of a list come from. */
export interface ListSource<T, H> {
  /** Configuration that the page has already: it is not requested again. */
  readonly config?: SiteConfig;
  /**
   * Loads the head of the list and its first items; an `empty` error when there is no such list.
   */
  readonly loadFirst: (
    client: Client,
  ) => Promise<Result<ListPart<T> & { readonly head: H }, ApiError>>;
  /** Loads a page after the first one, which is page 0. */
  readonly next: (
    client: Client,
    asked: { readonly head: H; readonly page: number; readonly lastId: string },
  ) => Promise<Result<ListPart<T>, ApiError>>;
}
