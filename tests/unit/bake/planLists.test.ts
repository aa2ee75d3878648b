import { describe, expect, it } from 'vitest';
import type { WholeSelection } from '../../../scripts/bake/bakeJob.ts';
import { formatRef, type PageRef } from '../../../scripts/bake/pageRef.ts';
import { columnHasPage, planColumns } from '../../../scripts/bake/pages/columnKind.ts';
import { paperRefs, planEditions } from '../../../scripts/bake/pages/paperSharePage.ts';
import type { ColumnRoute } from '../../../src/layouts/bakedPage.ts';
import { parseColumn } from '../../../src/model/site/column.ts';
import type { Column } from '../../../src/model/site/siteTypes.ts';
import { testSettings } from '../api/settings.ts';

interface PlanOptions {
  readonly hasAllColumns?: boolean;
  readonly route?: ColumnRoute;
}

function column(id: string, more: Readonly<Record<string, unknown>> = {}): Column {
  const parsed = parseColumn({ columnId: id, columnName: `栏目 ${id}`, ...more });
  if (!parsed) throw new Error('no column');
  return parsed;
}

const AXIS = { timeAxisColorPad: '#cc0000' };

describe('the pages of a column', () => {
  it.each([
    ['a list', {}, true, false],
    ['a list with an axis', AXIS, true, true],
    ['one with fields of unknown meaning', { isForbidden: true, isdelete: 1, ...AXIS }, true, true],
    ['one without a name', { columnName: '' }, false, false],
    ['a link', { linkUrl: 'https://a.test/', ...AXIS }, false, false],
    ['the newspaper', { columnStyle: '102' }, false, false],
    ['an unknown style', { columnStyle: '999' }, true, false],
  ])('exist for %s', (_, more, hasList, hasAxis) => {
    const one = column('12', more);
    expect(columnHasPage(one, 'columnDetail')).toBe(hasList);
    expect(columnHasPage(one, 'columnShare')).toBe(hasList);
    expect(columnHasPage(one, 'hotPointTimeAxis')).toBe(hasAxis);
  });
});

describe('planning columns', () => {
  const plan = (
    columns: readonly Column[],
    existing: readonly string[],
    { hasAllColumns = true, route = 'columnDetail' }: PlanOptions = {},
  ) => {
    const tree = new Map(columns.map((one) => [one.id, one]));
    const refs = existing.map((id): PageRef<ColumnRoute> => ({ route, params: { id } }));
    const byName = new Map(refs.map((ref) => [formatRef(ref), ref]));
    return planColumns(route, { columns: tree, hasAllColumns }, byName).map(
      (job) => `${job.action} ${formatRef(job)}${job.unlisted ? ' unlisted' : ''}`,
    );
  };

  it('bakes every column that is a list, and its timeline when it has an axis', () => {
    const columns = [
      column('12', AXIS),
      column('13'),
      column('14', { linkUrl: 'https://a.test/' }),
    ];
    expect(plan(columns, [])).toEqual(['bake columnDetail/12', 'bake columnDetail/13']);
    expect(plan(columns, [], { route: 'hotPointTimeAxis' })).toEqual(['bake timeline/12']);
  });

  it('bakes pages whose column is missing in the tree, when the whole tree was read', () => {
    expect(plan([], ['12'])).toEqual(['bake columnDetail/12 unlisted']);
    expect(plan([], ['12'], { hasAllColumns: false })).toEqual([]);
  });

  it('has a job for a page that its column no longer has', () => {
    const link = column('12', { linkUrl: 'https://a.test/' });
    expect(plan([link], ['12'])).toEqual(['bake columnDetail/12']);
  });

  it('omits a column whose id no path can have, among ten thousand others', () => {
    const many = Array.from({ length: 10_000 }, (_, i) => column(String(i + 1)));
    const invalid = { ...column('1'), id: '../9' };
    expect(plan([invalid, ...many], [])).toHaveLength(10_000);
  });
});

describe('planning the newspaper', () => {
  const page = (time: string, paperId: string, layout: string) => ({ time, paperId, layout });
  const PAGES = [page('2026-11-20', '1', 'a'), page('2026-11-19', '1', 'b')];
  const plan = (
    select: WholeSelection,
    refs: readonly PageRef<'paperSharePage'>[],
    unread: readonly string[] = [],
  ) => {
    const pages = { pages: PAGES, unread: new Set(unread), failures: [] };
    const existing = new Map(refs.map((ref) => [formatRef(ref), ref]));
    return planEditions({ select, existing, settings: testSettings() }, pages).map(
      (job) => `${job.action} ${formatRef(job)}`,
    );
  };
  const ref = (time: string, paperId: string, layout: string): PageRef<'paperSharePage'> => ({
    route: 'paperSharePage',
    params: { time, paperId, layout },
  });

  it('has the addresses of a page, of its edition and of its day', () => {
    expect(paperRefs(PAGES.slice(0, 1)).map(formatRef)).toEqual([
      'paperSharePage/2026-11-20/1/a',
      'paperSharePage/2026-11-20/1',
      'paperSharePage/2026-11-20',
    ]);
  });

  it('bakes every page with --all, new and missing ones with --since', () => {
    expect(plan({ kind: 'all' }, paperRefs(PAGES))).toHaveLength(6);
    // After midnight in China.
    const at = Date.UTC(2026, 10, 19, 17);
    const existing = paperRefs(PAGES).filter(({ params }) => params.layout !== 'b');
    expect(plan({ kind: 'since', at }, existing).sort()).toEqual([
      'bake paperSharePage/2026-11-19/1/b',
      'bake paperSharePage/2026-11-20',
      'bake paperSharePage/2026-11-20/1',
      'bake paperSharePage/2026-11-20/1/a',
    ]);
  });

  it('checks pages that their edition lacks, but none of older editions', () => {
    const existing = [
      ...paperRefs(PAGES),
      ref('2026-11-19', '1', 'z'),
      ref('2026-11-18', '1', 'y'),
    ];
    const all = plan({ kind: 'all' }, existing);
    expect(all.filter((job) => job.startsWith('check'))).toEqual([
      'check paperSharePage/2026-11-19/1/z',
    ]);
    expect(plan({ kind: 'all' }, existing, ['1'])).toHaveLength(6);
  });
});
