import type { ApiCall } from '../request.ts';
import { TIMEOUT_MS } from '../timeouts.ts';

/**
 * The request for a short video, separate from its typed function: inline scripts must not
 * contain the model.
 */
export const mvodArticleCall = (id: string): ApiCall => ({
  path: '/mvod_if/articleApp/getMvodArticle',
  timeoutMs: TIMEOUT_MS.long,
  params: { id },
});

export interface VideoListParams {
  readonly categoryId: string;
  /** From 1. */
  readonly page: number;
}

const PAGE_SIZE = 4;

const videoListParams = ({ categoryId, page }: VideoListParams) => ({
  categoryId: categoryId || null,
  nodeCode: 'pub',
  clientType: 1,
  page,
  size: PAGE_SIZE,
});

/** A page of a category's videos; of all videos without a category. */
export const videoListCall = (params: VideoListParams): ApiCall => ({
  path: '/mvod_if/articleApp/getMvodArticleList',
  params: videoListParams(params),
});
