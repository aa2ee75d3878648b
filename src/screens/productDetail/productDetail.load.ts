import { productCall, productDetail } from '../../api/calls/product.ts';
import type { LoadItem } from '../../api/loadItem.ts';
import type { ListFirstCalls } from '../../api/preload.ts';
import type { Product } from '../../model/product/normaliseProduct.ts';
import { fail } from '../../model/result.ts';

// The id is in the query (`parsePageFlags`).
export const listFirstCalls: ListFirstCalls = (_, { id }) => (id ? [productCall(id)] : []);

/** Loads a product of the points shop. */
export const loadProduct: LoadItem<Product> = async (client, id) =>
  id === ''
    ? fail({ kind: 'empty', message: 'no product', call: 'productDetail' })
    : productDetail(client, { id });
