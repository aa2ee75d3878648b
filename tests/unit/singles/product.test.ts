import { describe, expect, it } from 'vitest';
import { decideProductState, parseProduct } from '../../../src/model/product/normaliseProduct.ts';

const NOW = Date.parse('2026-11-21T12:00:00+08:00');

describe('a product of the points shop', () => {
  it('is parsed from text and numbers', () => {
    const wire = {
      id: 2,
      name: '听报<b>收音机</b>',
      picUrl: 'https://a.test/1.jpg',
      pics: ['https://a.test/1.jpg', 'javascript:alert(1)', 'https://a.test/2.jpg'],
      score: '2600',
      price: '49.90',
      stock: 12,
      startTime: '2026-11-10 09:00:00',
      endTime: '2026-11-30 18:00:00',
      content: '<p>a</p>',
    };
    expect(parseProduct(wire)).toEqual({
      id: '2',
      name: '听报收音机',
      pictures: ['https://a.test/1.jpg', 'https://a.test/2.jpg'],
      points: 2600,
      priceFen: 4990,
      stock: 12,
      from: Date.parse('2026-11-10T09:00:00+08:00'),
      until: Date.parse('2026-11-30T18:00:00+08:00'),
      html: '<p>a</p>',
    });
  });

  it('requires only a name', () => {
    expect(parseProduct({ product: { name: 'x', price: -5, score: 'many' } })).toEqual({
      id: '',
      name: 'x',
      pictures: [],
      points: 0,
      priceFen: 0,
      stock: null,
      from: null,
      until: null,
      html: '',
    });
  });

  it.each([null, {}, [], 'empty', { score: 5 }])('is null for %j', (wire) =>
    expect(parseProduct(wire)).toBeNull(),
  );

  const product = { id: '1', name: 'x', pictures: [], points: 1, priceFen: 0, html: '' };
  it.each([
    [{ stock: 3, from: null, until: null }, 'open'],
    [{ stock: null, from: NOW - 1, until: NOW + 1 }, 'open'],
    [{ stock: 0, from: null, until: null }, 'gone'],
    [{ stock: 0, from: NOW + 1, until: null }, 'soon'],
    [{ stock: 3, from: null, until: NOW - 1 }, 'over'],
  ])('%j is %s', (facts, state) =>
    expect(decideProductState({ ...product, ...facts }, NOW)).toBe(state),
  );
});
