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
  ['the same rows', SHOWN, page(), false],
  ['one more', SHOWN, page({ list: wireRows(9, 4) }), true],
  ['one less', SHOWN, page({ list: wireRows(10, 2) }), true],
  ['another title', [...SHOWN.slice(0, 4), row(12, '旧题')], page(), true],
  ['another order', [0, 3, 2, 1, 4].map((at) => SHOWN[at] as RenderedRow), page(), true],
  ['another first article', SHOWN, page({ carousel: wireRows(2, 1) }), true],
  ['a module that is gone', SHOWN, page({ modules: [] }), true],
  ['what stands twice', [...SHOWN, row(11)], page(), false],
  ['a server that has nothing to say', SHOWN, page({ list: [], carousel: [] }), false],
  ['a broadcast that began', [row(1), row(10, '直播', 'preview'), row(50)], live(1), true],
  ['a broadcast that goes on', [row(1), row(10, '直播', 'live'), row(50)], live(1), false],
])('%s', (_, shown, fresh, stale) => expect(isFeedStale(shown, fresh)).toBe(stale));
