import type { ApiCall } from '../request.ts';

/** A raw request: no common parameters, headers, signature or cipher (product 7.7). */
export const productCall = (id: string): ApiCall => ({
  path: '/base_url/productDetail',
  params: { id },
  raw: true,
});
