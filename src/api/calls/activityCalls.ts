import type { ApiCall } from '../request.ts';

/**
 * Requests about activities, separate from their typed functions: a template's inline script
 * must not contain the model.
 */

export const activityDetailCall = (
  id: string,
  /**
   * Sends the member's tokens, for members who may have signed up; devices are recognised
   * without.
   */
  { asMember = false }: { readonly asMember?: boolean | undefined } = {},
): ApiCall => ({
  path: '/base_url/activityDetail',
  ...(asMember && { member: true }),
  params: { fileId: id },
});

export const entryListCall = (id: string): ApiCall => ({
  path: '/base_url/entryList',
  params: { fileId: id, page: 0 },
});

export const activityVotesCall = (id: string): ApiCall => ({
  path: '/base_url/Activityvote',
  params: { fileId: id },
});
