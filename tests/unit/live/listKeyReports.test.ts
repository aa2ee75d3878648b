import { describe, expect, it } from 'vitest';
import { listKeyReports, nameReport } from '../../../src/model/live/listKeyReports.ts';
import type { LiveReport } from '../../../src/model/live/normaliseLive.ts';

const report = (id: number, part: Partial<LiveReport> = {}): LiveReport => ({
  id: String(id),
  title: '',
  text: `第${id}条`,
  at: id,
  author: '',
  authorIcon: '',
  pinned: false,
  pictures: [],
  videos: [],
  ...part,
});
const titled = (id: number, part: Partial<LiveReport> = {}) =>
  report(id, { title: '合龙', ...part });
const pinned = (id: number, part: Partial<LiveReport> = {}) =>
  report(id, { pinned: true, ...part });

describe('the key events of a broadcast', () => {
  it.each([
    [
      'have a headline or are pinned, the latest first',
      [pinned(2), report(4), titled(3), titled(1)],
      [3, 2, 1],
    ],
    [
      'are the pinned ones where all have a headline',
      [pinned(2, { title: 'a' }), pinned(1, { title: 'b' }), titled(3)],
      [2, 1],
    ],
    ['are none where all have a headline', [titled(3), titled(2), titled(1)], []],
    ['are none where none has one', [report(3), report(2)], []],
    ['are no single one', [pinned(3), report(2)], []],
    ['are not all reports', [pinned(3), pinned(2)], []],
    ['are not of images alone', [pinned(3, { text: '' }), titled(2), titled(1), report(4)], [2, 1]],
    [
      'without a time come last, in their order',
      [titled(9, { at: null }), titled(8, { at: null }), titled(1), report(2)],
      [1, 9, 8],
    ],
    [
      'of one time keep their order',
      [titled(9, { at: 5 }), titled(8, { at: 5 }), report(2)],
      [9, 8],
    ],
  ])('%s', (_, reports, keys) =>
    expect(listKeyReports(reports).map(({ id }) => Number(id))).toEqual(keys),
  );

  it('are named by their headline, else by the beginning of their text', () => {
    expect(nameReport({ title: '合龙', text: '长桥' })).toBe('合龙');
    expect(nameReport({ title: '', text: '长'.repeat(90) })).toBe('长'.repeat(40));
  });
});
