import type { ApiCall } from '../request.ts';

/**
 * The request for a leader, separate from its typed function: a template's inline script must
 * not contain the model.
 */
export const leaderCall = (id: string): ApiCall => ({
  path: '/base_url/leader',
  params: { id },
});
