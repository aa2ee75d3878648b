import { filterImageLink } from '../link.ts';
import * as read from '../read.ts';
import { field, isNone, parseCount, parseEach, parseRecord, parseText } from '../wire.ts';

const FEN_PER_YUAN = 100;

/** A product of the points shop. */
export type Product = read.Parsed<typeof parseProduct>;

/** Returns a product of the points shop; null when the answer contains none. */
export function parseProduct(payload: unknown) {
  const outer = parseRecord(payload);
  const wire = { ...outer, ...read.record(outer, 'product') };
  const stock = field(wire, 'stock', 'surplus', 'remain');
  const list = parseEach(field(wire, 'pics', 'pictures', 'picUrls'), parseText);
  const pictures = [read.text(wire, 'picUrl', 'pic'), ...list].map((one) => filterImageLink(one));
  return read.filled([['id', 'name']], {
    id: read.id(wire, 'id', 'productId', 'productID'),
    name: read.line(wire, 'name', 'productName', 'title'),
    pictures: [...new Set(pictures)].filter(Boolean),
    points: read.count(wire, 'score', 'points', 'integral'),
    /** Price in hundredths of the currency, in addition to the points. */
    priceFen: Math.max(0, Math.round((read.number(wire, 'price', 'money') ?? 0) * FEN_PER_YUAN)),
    /** null when the server sent none. */
    stock: isNone(stock) ? null : parseCount(stock),
    /** Epoch ms; null for no limit. */
    from: read.time(wire, 'startTime', 'startDate'),
    until: read.time(wire, 'endTime', 'endDate'),
    /** Untrusted until it is sanitised. */
    html: read.text(wire, 'content', 'description', 'desc'),
  });
}

/** Returns whether a product is available at `now` (epoch ms). */
export function decideProductState({ stock, from, until }: Product, now: number): ProductState {
  if (until !== null && until < now) return 'over';
  if (from !== null && from > now) return 'soon';
  return stock === 0 ? 'gone' : 'open';
}

/** Availability of a product. */
export type ProductState = 'open' | 'soon' | 'over' | 'gone';
