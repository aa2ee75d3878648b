import type { ApiCall } from '../request.ts';

/** A raw request: no common parameters, headers, signature or cipher (spec section 7). */
export const productCall = (id: string): ApiCall => ({
  path: '/base_url/productDetail',
  params: { id },
  raw: true,
});
