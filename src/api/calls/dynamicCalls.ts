import type { ApiCall } from '../request.ts';

/**
 * The request for a dynamic, separate from its typed function: a template's inline script must
 * not contain the model.
 */
export const dynamicCall = (id: string): ApiCall => ({
  path: '/base_url/getDynamicDetail',
  params: { id },
});
