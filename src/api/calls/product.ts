import { parseProduct } from '../../model/product/normaliseProduct.ts';
import type { Product } from '../../model/product/productTypes.ts';
import type { CallOptions, Client } from '../client.ts';
import type { ApiCall } from '../request.ts';
import { type Read, read } from './read.ts';

/** A raw request: no common parameters, headers, signature or cipher (product 7.7). */
export const productCall = (id: string): ApiCall => ({
  path: '/base_url/productDetail',
  params: { id },
  raw: true,
});

/** Loads a product of the points shop. */
export function productDetail(
  client: Client,
  { id }: { readonly id: string },
  options?: CallOptions,
): Read<Product> {
  return read(client, productCall(id), options, parseProduct);
}
