import type { ApiCall } from '../request.ts';

/**
 * Requests about accounts, separate from their typed functions: a template's inline script must
 * not contain the model.
 */

/** Types of an account's lists. */
export const ACCOUNT_LIST = { articles: 0, videos: 1, questions: 2 } as const;
export type AccountList = (typeof ACCOUNT_LIST)[keyof typeof ACCOUNT_LIST];

export const xyInfoCall = (id: string): ApiCall => ({
  path: '/base_url/getXyInfo',
  params: { id },
});

export const recommendXysCall = (xyId: string): ApiCall => ({
  path: '/base_url/recommendXys',
  params: { xyId, userId: 0 },
});

/** `page` counts from 0; `lastFileId` is '0' for the first. */
export const xyListCall = (
  xyId: string,
  type: AccountList,
  page = 0,
  lastFileId = '0',
): ApiCall => ({
  path: '/base_url/getXyArticlesQuestion',
  params: { xyId, type, page, lastFileId },
});
