import { filterImageLink } from '../link.ts';
import { parseLine } from '../text.ts';
import {
  field,
  isNone,
  parseCount,
  parseEach,
  parseId,
  parseNumber,
  parseRecord,
  parseText,
  parseTimestamp,
} from '../wire.ts';
import type { Product, ProductState } from './productTypes.ts';

const FEN_PER_YUAN = 100;

/** Returns a product of the points shop; null when the answer contains none. */
export function parseProduct(payload: unknown): Product | null {
  const outer = parseRecord(payload);
  const wire = { ...outer, ...parseRecord(field(outer, 'product')) };
  const id = parseId(field(wire, 'id', 'productId', 'productID'));
  const name = parseLine(field(wire, 'name', 'productName', 'title'));
  if (id === '' && name === '') return null;
  const stock = field(wire, 'stock', 'surplus', 'remain');
  const list = parseEach(field(wire, 'pics', 'pictures', 'picUrls'), parseText);
  const pictures = [parseText(field(wire, 'picUrl', 'pic')), ...list].map((one) =>
    filterImageLink(one),
  );
  return {
    id,
    name,
    pictures: [...new Set(pictures)].filter(Boolean),
    points: parseCount(field(wire, 'score', 'points', 'integral')),
    priceFen: Math.max(
      0,
      Math.round((parseNumber(field(wire, 'price', 'money')) ?? 0) * FEN_PER_YUAN),
    ),
    stock: isNone(stock) ? null : parseCount(stock),
    from: parseTimestamp(field(wire, 'startTime', 'startDate')),
    until: parseTimestamp(field(wire, 'endTime', 'endDate')),
    html: parseText(field(wire, 'content', 'description', 'desc')),
  };
}

/** Returns whether a product is available at `now` (epoch ms). */
export function decideProductState({ stock, from, until }: Product, now: number): ProductState {
  if (until !== null && until < now) return 'over';
  if (from !== null && from > now) return 'soon';
  return stock === 0 ? 'gone' : 'open';
}
