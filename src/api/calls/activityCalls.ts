import type { ApiCall } from '../request.ts';

/**
 * The reads of an activity as calls: the inline script of a template does not carry the
 * model.
 */

export const activityDetailCall = (
  id: string,
  /** Asks in the member's name, who may have signed up; a device is known without. */
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
