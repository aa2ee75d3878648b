import { productDetail as askProduct } from '../api/calls/product.ts';
import type { Product } from '../model/product/types.ts';
import { fail } from '../model/result.ts';
import type { Settings } from '../settings.ts';
import { besideConfig, createSinglePage } from './singlePage.ts';

/** A product of the points shop. */
export const productDetail = createSinglePage<Product>();

const NONE = fail({ kind: 'empty', message: 'no product', call: 'productDetail' } as const);

export function openProduct(settings: Settings, id: string): Promise<void> {
  return productDetail.open(settings, (client) =>
    besideConfig(client, id === '' ? Promise.resolve(NONE) : askProduct(client, { id })),
  );
}
