import type { SampleColumn } from '../types.ts';
import { STYLE } from './styles.ts';

/** Columns with irregular content, for tests; no navigation lists them. */
export const EDGE_CASE_COLUMNS: readonly SampleColumn[] = [
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
