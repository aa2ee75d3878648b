import { describe, expect, it } from 'vitest';
import type { LiveReport } from '../../../src/model/live/normaliseLive.ts';
import {
  addWaitingReports,
  appendReports,
  createReportList,
  createReportListAfter,
  decideNextPage,
  isLoadedToOldest,
  MAX_OLDEST_FIRST,
  MAX_WAITING,
  mergeFirstPage,
  orderOldestFirst,
  type ReportList,
  showWaitingReports,
} from '../../../src/model/live/reportList.ts';

const report = (id: number, pinned = false): LiveReport => ({
  id: String(id),
  title: '',
  text: `${id}`,
  at: id,
  author: '',
  authorIcon: '',
  pinned,
  pictures: [],
  videos: [],
});
/** Reports from one number down to another. */
const down = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, at) => report(from - at));
const page = (reports: readonly LiveReport[]) => ({ reports, hasMore: reports.length === 20 });
const ids = (reports: readonly LiveReport[]) => reports.map(({ id }) => Number(id));
const shown = (list: ReportList) => ids(list.visible);
const waiting = (list: ReportList) => ids(list.waiting);

it('keeps the server’s order without duplicates', () =>
  expect(shown(createReportList(page([report(3), report(2, true), report(3), report(1)])))).toEqual(
    [3, 2, 1],
  ));

it('keeps a report pinned that is in the list again without its mark', () => {
  const twice = createReportList(page([report(2, true), report(3), report(2), report(1)]));
  expect(twice.visible.map(({ id, pinned }) => [id, pinned])).toEqual([
    ['2', true],
    ['3', false],
    ['1', false],
  ]);
  expect(shown(showWaitingReports(addWaitingReports(twice, [report(4)])))).toEqual([2, 4, 3, 1]);
});

describe('from the oldest on', () => {
  const untimed = (id: number) => ({ ...report(id), at: null });

  it.each([
    ['the latest is last', down(3, 1), [1, 2, 3]],
    ['pinned ones stay above', [report(1, true), report(9, true), ...down(3, 2)], [1, 9, 2, 3]],
    ['one pinned in its place stays there', [report(3), report(2, true), report(1)], [1, 2, 3]],
    [
      'those of one time keep their places',
      [7, 6, 5].map((id) => ({ ...report(id), at: 1 })),
      [5, 6, 7],
    ],
    ['those without a time as well', [report(3), untimed(2), report(1)], [1, 2, 3]],
    ['only pinned ones are not moved', [report(2, true), report(1, true)], [2, 1]],
    ['there may be none', [], []],
  ])('%s', (_, reports, order) => expect(ids(orderOldestFirst(reports))).toEqual(order));

  it('new reports are the last', () => {
    const list = addWaitingReports(createReportList(page([report(1, true), report(2)])), [
      report(3),
    ]);
    expect(ids(orderOldestFirst(showWaitingReports(list).visible))).toEqual([1, 2, 3]);
  });

  it.each([
    [2_000, false, true],
    [2_000, true, false],
    [MAX_OLDEST_FIRST, true, true],
  ])('%i reports, more on the server: %s, are enough: %s', (count, hasMore, isEnough) =>
    expect(isLoadedToOldest(createReportList({ reports: down(count, 1), hasMore }))).toBe(isEnough),
  );
});

describe('a report that is sent twice', () => {
  const edited = (id: number, at = id) => ({ ...report(id), text: 'edited', at });
  const texts = (list: ReportList) => list.visible.map(({ text }) => text);

  it('is shown once, as its later version, where it was', () => {
    const list = (...reports: LiveReport[]) => texts(createReportList(page(reports)));
    expect(list(report(3), report(2), edited(3, 4))).toEqual(['edited', '2']);
    expect(list(report(3), report(2), edited(3))).toEqual(['edited', '2']);
    expect(list(edited(3, 4), report(2), report(3))).toEqual(['edited', '2']);
  });

  it.each([
    ['pushed', (list: ReportList) => addWaitingReports(list, [edited(2)])],
    ['in the next page', (list: ReportList) => appendReports(list, page([edited(2)]))],
    ['in the first page', (list: ReportList) => mergeFirstPage(list, page([report(3), edited(2)]))],
  ])('replaces the version on the page: %s', (_, change) => {
    expect(texts(change(createReportList(page(down(3, 1)))))).toEqual(['3', 'edited', '1']);
  });

  it('is replaced while it waits', () => {
    const waits = addWaitingReports(createReportList(page(down(2, 1))), [report(3)]);
    expect(addWaitingReports(waits, [edited(3)]).waiting).toEqual([edited(3)]);
  });

  it('keeps the later version when an earlier one arrives again', () => {
    const list = createReportList(page([edited(2, 9)]));
    expect(addWaitingReports(list, [report(2)])).toBe(list);
  });
});

describe('paging', () => {
  it('appends only new reports', () => {
    const list = appendReports(createReportList(page(down(45, 26))), page(down(27, 8)));
    expect(shown(list)).toEqual(ids(down(45, 8)));
    expect(list.hasMore).toBe(true);
  });

  it('counts waiting reports when it decides the next page', () => {
    const first = createReportList(page(down(45, 26)));
    expect(decideNextPage(first)).toBe(1);
    expect(decideNextPage(addWaitingReports(first, down(66, 46).reverse()))).toBe(2);
    expect(decideNextPage(appendReports(first, page(down(25, 21))))).toBe(1);
  });

  it('ends when the server repeats a page', () => {
    const first = createReportList(page(down(20, 1)));
    expect(appendReports(first, page(down(20, 1))).hasMore).toBe(false);
  });
});

describe('a pushed report', () => {
  const first = createReportList(page(down(3, 1)));

  it('waits, newest first, without changing the visible list', () => {
    const list = addWaitingReports(addWaitingReports(first, [report(4), report(5)]), [report(6)]);
    expect(shown(list)).toEqual([3, 2, 1]);
    expect(waiting(list)).toEqual([6, 5, 4]);
  });

  it('is added once', () => {
    const list = addWaitingReports(addWaitingReports(first, [report(4)]), [report(4), report(3)]);
    expect(waiting(list)).toEqual([4]);
    expect(addWaitingReports(list, [report(4)])).toBe(list);
  });

  it('is shown when the reader requests it', () => {
    const list = showWaitingReports(addWaitingReports(first, [report(4), report(5, true)]));
    expect(shown(list)).toEqual([5, 4, 3, 2, 1]);
    expect(waiting(list)).toEqual([]);
  });

  it.each([
    [
      'is below a pinned one that the server has put first',
      [[1, true], [3], [2]],
      [[4], [5]],
      [1, 5, 4, 3, 2],
    ],
    ['is above it when it is pinned itself', [[1, true], [3]], [[4, true], [5]], [4, 1, 5, 3]],
    [
      'is above one that the server has put lower',
      [[3], [2, true]],
      [[4], [5, true], [6]],
      [6, 5, 4, 3, 2],
    ],
    [
      'is above all that the server pins, when that is every one',
      [
        [2, true],
        [1, true],
      ],
      [[3, true]],
      [3, 2, 1],
    ],
    ['is below the only one, when that is pinned', [[1, true]], [[2]], [1, 2]],
  ] as const)('%s', (_, visible, pushed, expected) => {
    const reports = (rows: readonly (readonly [number, boolean?])[]) =>
      rows.map(([id, pinned]) => report(id, pinned));
    const list = addWaitingReports(createReportList(page(reports(visible))), reports(pushed));
    expect(shown(showWaitingReports(list))).toEqual(expected);
  });

  it('is dropped above MAX_WAITING, and the list is marked as incomplete', () => {
    const list = addWaitingReports(first, down(5000, 4).reverse());
    expect(list.waiting).toHaveLength(MAX_WAITING);
    expect(waiting(list)[0]).toBe(5000);
    expect(list.lost).toBe(true);
    expect(showWaitingReports(list).lost).toBe(false);
  });
});

describe('a repeated request of the first page', () => {
  it('adds new reports to the waiting ones', () => {
    const list = mergeFirstPage(createReportList(page(down(3, 1))), page(down(5, 1)));
    expect([shown(list), waiting(list), list.lost]).toEqual([[3, 2, 1], [5, 4], false]);
  });

  it('detects a gap', () =>
    expect(mergeFirstPage(createReportList(page(down(3, 1))), page(down(60, 41))).lost).toBe(true));

  it('fills an empty list', () =>
    expect(shown(mergeFirstPage(createReportList(page([])), page(down(2, 1))))).toEqual([2, 1]));

  it('changes nothing without new reports', () => {
    const list = createReportList(page(down(3, 1)));
    expect(mergeFirstPage(list, page(down(3, 1)))).toBe(list);
    expect(mergeFirstPage(list, page([])).lost).toBe(false);
  });
});

describe('createReportListAfter', () => {
  it('keeps prerendered reports visible and newer ones waiting', () => {
    const list = createReportListAfter(['3', '2', '1'], page(down(5, 2)));
    expect([shown(list), waiting(list)]).toEqual([
      [3, 2],
      [5, 4],
    ]);
  });

  it('replaces a prerendered page that is too old', () => {
    const list = createReportListAfter(['3', '2'], page(down(60, 41)));
    expect([shown(list), waiting(list)]).toEqual([ids(down(60, 41)), []]);
  });
});
