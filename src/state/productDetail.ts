import { productDetail as askProduct } from '../api/calls/product.ts';
import type { Product } from '../model/product/productTypes.ts';
import { fail } from '../model/result.ts';
import type { Settings } from '../settings.ts';
import { createSinglePage, loadWithConfig } from './singlePage.ts';

/** A product of the points shop. */
export const productDetail = createSinglePage<Product>();

const NONE = fail({ kind: 'empty', message: 'no product', call: 'productDetail' } as const);

export function loadProductPage(settings: Settings, id: string): Promise<void> {
  return productDetail.load(settings, (client) =>
    loadWithConfig(client, id === '' ? Promise.resolve(NONE) : askProduct(client, { id })),
  );
}
