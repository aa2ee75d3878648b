import { NEWS_COLUMNS } from './columns/news.ts';
import { SPECIAL_COLUMNS } from './columns/specials.ts';
import { STYLE } from './columns/styles.ts';
import { LEADERS } from './leaders.ts';
import type { SampleColumn } from './types.ts';

/** The front page's column: a module of every type between its rows. */
const FRONT: readonly SampleColumn[] = [
  {
    id: 12,
    parent: 0,
    name: '要闻',
    style: STYLE.news,
    description: '霁川大事，一早知道',
    topCount: 3,
    followers: 48_210,
    live: [405, 404],
    modules: [
      // None of them is a row of the front page, because a screen shows a story once.
      { id: 501, type: 8, name: '快讯', position: 1, items: [362, 368, 363], target: 13 },
      // Only for the native app: columns that a reader follows.
      { id: 505, type: 1, name: '我的订阅', position: 3, items: [14, 15] },
      { id: 502, type: 0, name: '编辑推荐', position: 5, items: [352, 372, 384, 391], target: 16 },
      { id: 503, type: 10, name: '专题', position: 9, items: [402, 2652, 2654] },
      { id: 506, type: 11, name: '正在发生', position: 9, items: [405, 434] },
      { id: 507, type: 9, name: '逛一逛', position: 13, items: [16, 17, 24, 281, 1331] },
      { id: 508, type: 7, name: '领导', position: 16, items: [301, 302, 303, 304], target: 2702 },
    ],
  },
];

/** Columns with irregular content, for tests; no navigation lists them. */
const EDGE_CASE_COLUMNS: readonly SampleColumn[] = [
  { id: 270, parent: -1, name: '空栏目', style: STYLE.news, description: '这里还没有稿件' },
  {
    id: 271,
    parent: -1,
    name: '乱栏目',
    style: 9999,
    type: 'x-unknown',
    topCount: 2,
    topRepeats: true,
    topModule: { id: 521, type: 42, name: '不认识的头部', position: 0, items: [345], style: 7 },
    modules: [
      { id: 522, type: 0, name: '没有内容', position: 0, items: [] },
      { id: 523, type: 99, name: '不认识的类型', position: 1, items: [345, 346] },
      { id: 524, type: 8, name: '不认识的样式', position: 2, items: [361, 361, 362], style: 77 },
      { id: 525, type: 7, name: '没有领导', position: 2, items: [], isLoadedSeparately: true },
      { id: 526, type: 9, name: '没有栏目', position: 2, items: [424_242] },
      { id: 527, type: 0, name: '远在末尾', position: 99_999, items: [352], target: 424_242 },
      { id: 524, type: 0, name: '同号的模块', position: -3, items: [2921, 353] },
    ],
  },
  { id: 272, parent: -1, name: '怪标题', style: STYLE.news, description: '标签与看不见的字符' },
  {
    id: 273,
    parent: -1,
    name: '长栏目',
    style: STYLE.news,
    description: '没有尽头',
    generated: 1300,
  },
];

/** Columns of the reports about each leader; no navigation lists them. */
const REPORT_COLUMNS: readonly SampleColumn[] = LEADERS.filter(({ column }) => column !== 0).map(
  ({ column, name, duty }) => ({
    id: column,
    parent: -1,
    name: `${name}报道集`,
    style: STYLE.news,
    description: duty,
  }),
);

/** All columns in order; parent 0 is the root, -1 is in no navigation. */
export const COLUMNS: readonly SampleColumn[] = [
  ...FRONT,
  ...NEWS_COLUMNS,
  ...SPECIAL_COLUMNS,
  ...REPORT_COLUMNS,
  ...EDGE_CASE_COLUMNS,
];

const BY_ID = new Map(COLUMNS.map((column) => [column.id, column]));

export const findColumn = (id: number): SampleColumn | undefined => BY_ID.get(id);
export const findColumnName = (id: number): string => BY_ID.get(id)?.name ?? '';
export const listChildColumns = (id: number): readonly SampleColumn[] =>
  COLUMNS.filter((column) => column.parent === id);

/** Lists the ids of the columns above a column, the nearest first. */
export function listAncestorColumns(id: number): readonly number[] {
  const parent = BY_ID.get(BY_ID.get(id)?.parent ?? 0);
  return parent ? [parent.id, ...listAncestorColumns(parent.id)] : [];
}

/** Formats the path of a column: `首页~省内~临漪`. */
export const formatColumnPath = (id: number): string =>
  ['首页', ...[id, ...listAncestorColumns(id)].map(findColumnName).reverse()]
    .filter(Boolean)
    .join('~');
