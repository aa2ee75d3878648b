import { describe, expect, it } from 'vitest';
import type { LayoutArea } from '../../../src/model/article/articleTypes.ts';
import { listSpots as listSpotsOf } from '../../../src/screens/paperSharePage/spots.ts';

const area = (articleId: string, ...points: [number, number][]): LayoutArea => ({
  articleId,
  points,
});

const listSpots = (areas: readonly LayoutArea[], ...ids: string[]) =>
  listSpotsOf(
    areas,
    ids.map((id) => ({ id })),
  );

describe('hotspots', () => {
  it('a rectangle has no clip path', () => {
    expect(listSpots([area('7', [10, 5], [60, 5], [60, 40], [10, 40])])).toEqual([
      { articleId: '7', left: 10, top: 5, width: 50, height: 35, clip: '', level: 0 },
    ]);
  });

  it('a polygon has a clip path in per cent of its box', () => {
    const shape = area('8', [0, 0], [50, 0], [50, 20], [25, 20], [25, 40], [0, 40]);
    expect(listSpots([shape])).toEqual([
      {
        articleId: '8',
        left: 0,
        top: 0,
        width: 50,
        height: 40,
        clip: 'polygon(0% 0%,100% 0%,100% 50%,50% 50%,50% 100%,0% 100%)',
        level: 0,
      },
    ]);
  });

  it('four corners that form no rectangle have a clip path', () => {
    expect(listSpots([area('9', [0, 0], [10, 0], [8, 10], [0, 10])])[0]?.clip).not.toBe('');
    expect(listSpots([area('9', [0, 0], [10, 10], [10, 0], [0, 10])])[0]?.clip).not.toBe('');
  });

  it('are in the order of the articles, small ones over large ones', () => {
    const areas = [
      area('small', [1, 1], [5, 1], [5, 5], [1, 5]),
      area('unlisted', [6, 6], [8, 6], [8, 8], [6, 8]),
      area('large', [0, 0], [90, 0], [90, 90], [0, 90]),
    ];
    const list = (...ids: string[]) =>
      listSpots(areas, ...ids).map(({ articleId, level }) => [articleId, level]);
    expect(list('small', 'large')).toEqual([
      ['small', 1],
      ['large', 0],
      ['unlisted', 2],
    ]);
    expect(list('large', 'small')).toEqual([
      ['large', 0],
      ['small', 1],
      ['unlisted', 2],
    ]);
  });

  it.each([
    ['no article', area('', [0, 0], [9, 0], [9, 9], [0, 9])],
    ['no width', area('1', [5, 0], [5, 9], [5, 20])],
    ['no height', area('1', [0, 5], [9, 5], [20, 5])],
    ['no point', area('1')],
  ])('an area with %s is dropped', (_, shape) => {
    expect(listSpots([shape])).toEqual([]);
  });
});
