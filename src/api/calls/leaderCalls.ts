import type { ApiCall } from '../request.ts';

/** A leader, as a call: the inline script of a template does not carry the model. */
export const leaderCall = (id: string): ApiCall => ({
  path: '/base_url/leader',
  params: { id },
});
