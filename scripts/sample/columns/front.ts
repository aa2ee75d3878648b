import type { SampleColumn } from '../types.ts';
import { STYLE } from './styles.ts';

/** The front page's column: a module of every type between its rows. */
export const FRONT: readonly SampleColumn[] = [
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
