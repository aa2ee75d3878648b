import { parseProduct } from '../../model/product/normaliseProduct.ts';
import type { Client } from '../client.ts';
import type { ApiCall } from '../request.ts';
import { read } from './read.ts';

/** A raw request: no common parameters, headers, signature or cipher (product 7.7). */
export const productCall = (id: string): ApiCall => ({
  path: '/base_url/productDetail',
  params: { id },
  raw: true,
});

/** Loads a product of the points shop. */
export const productDetail = (client: Client, { id }: { readonly id: string }) =>
  read(client, productCall(id), parseProduct);
