/** The points shop: serves `productDetail` on host `app_if`. Wire form: src/docs/wireFields.md. */

import { PRODUCTS } from '../../sample/products.ts';
import type { Call, Calls } from '../callContext.ts';
import { data, unknown } from '../envelope.ts';
import { formatWireTime, parseChinaTime } from '../wire/time.ts';

const FEN_PER_YUAN = 100;

/** Answers a product of the points shop; requests have no common parameters (product 7.7). */
const productDetail: Call = ({ params, addresses }) => {
  const product = PRODUCTS.find(({ id }) => id === params.count('id'));
  if (!product) return unknown;
  const pictures = product.pictures.map((name) => addresses.image(name));
  return data({
    id: product.id,
    name: product.name,
    picUrl: pictures[0] ?? '',
    pics: pictures,
    score: String(product.points),
    price: (product.price / FEN_PER_YUAN).toFixed(2),
    stock: product.stock,
    startTime: formatWireTime(parseChinaTime(product.from)),
    endTime: formatWireTime(parseChinaTime(product.until)),
    content: product.content,
  });
};

export const productCalls: Calls = { productDetail };
