import type { ApiCall } from '../request.ts';

/** A dynamic as a call: the inline script of a template does not carry the model. */
export const dynamicCall = (id: string): ApiCall => ({
  path: '/base_url/getDynamicDetail',
  params: { id },
});
