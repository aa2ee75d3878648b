import { parseProduct } from '../../model/product/normaliseProduct.ts';
import type { Product } from '../../model/product/productTypes.ts';
import type { CallOptions, Client } from '../client.ts';
import { productCall } from './productCalls.ts';
import { type Read, read } from './read.ts';

/** Loads a product of the points shop. */
export function productDetail(
  client: Client,
  { id }: { readonly id: string },
  options?: CallOptions,
): Read<Product> {
  return read(client, productCall(id), options, parseProduct);
}
