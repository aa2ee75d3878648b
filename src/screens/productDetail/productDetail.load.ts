import { productCall, productDetail } from '../../api/calls/product.ts';
import type { Client } from '../../api/client.ts';
import type { ApiError } from '../../api/errors.ts';
import type { ListFirstCalls } from '../../api/preload.ts';
import type { Product } from '../../model/product/normaliseProduct.ts';
import { fail, type Result } from '../../model/result.ts';

// The id is in the query (`parsePageFlags`).
export const listFirstCalls: ListFirstCalls = (_, { id }) => (id ? [productCall(id)] : []);

/** Loads a product of the points shop. */
export const loadProduct = async (
  client: Client,
  id: string,
): Promise<Result<Product, ApiError>> =>
  id === ''
    ? fail({ kind: 'empty', message: 'no product', call: 'productDetail' })
    : productDetail(client, { id });
