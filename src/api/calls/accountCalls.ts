import type { ApiCall } from '../request.ts';

/** The reads of one account as calls: the inline script of a template does not carry the model. */

/** What the lists of an account hold. */
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

/** A page from 0; `lastFileId` is '0' for the first. */
export const xyListCall = (
  xyId: string,
  type: AccountList,
  page = 0,
  lastFileId = '0',
): ApiCall => ({
  path: '/base_url/getXyArticlesQuestion',
  params: { xyId, type, page, lastFileId },
});
