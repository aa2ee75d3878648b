import { expect, it } from 'vitest';
import { isFeedStale, type RenderedRow } from '../../../src/model/column/isFeedStale.ts';
import { parseColumnPage } from '../../../src/model/column/normaliseColumn.ts';
import { wireRows } from './server.ts';

const module = { moduleID: 5, type: 0, position: 1, charactor: wireRows(50, 1) };
const page = (changes: object = {}) =>
  parseColumnPage({
    carousel: wireRows(1, 1),
    list: wireRows(10, 3),
    modules: [module],
    ...changes,
  });
const row = (id: number, text = `第 ${id} 篇 来源`, live = ''): RenderedRow => ({
  id: String(id),
  text,
  live,
});
const SHOWN = [1, 10, 50, 11, 12].map((id) => row(id));
const live = (status: number) =>
  page({ list: [{ fileId: 10, title: '直播', articleType: 6, liveStatus: status }] });

it.each<[string, readonly RenderedRow[], ReturnType<typeof page>, boolean]>([
  ['false for the same rows', SHOWN, page(), false],
  ['true for one more row', SHOWN, page({ list: wireRows(9, 4) }), true],
  ['true for one row less', SHOWN, page({ list: wireRows(10, 2) }), true],
  ['true for another title', [...SHOWN.slice(0, 4), row(12, '旧题')], page(), true],
  ['true for another order', [0, 3, 2, 1, 4].map((at) => SHOWN[at] as RenderedRow), page(), true],
  ['true for another first article', SHOWN, page({ carousel: wireRows(2, 1) }), true],
  ['true for a removed module', SHOWN, page({ modules: [] }), true],
  ['false for a duplicate row', [...SHOWN, row(11)], page(), false],
  ['false for an empty response', SHOWN, page({ list: [], carousel: [] }), false],
  ['true for a started broadcast', [row(1), row(10, '直播', 'preview'), row(50)], live(1), true],
  ['false for a broadcast still live', [row(1), row(10, '直播', 'live'), row(50)], live(1), false],
])('isFeedStale returns %s', (_, shown, fresh, stale) =>
  expect(isFeedStale(shown, fresh)).toBe(stale),
);
