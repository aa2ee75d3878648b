import type { SampleColumn } from '../types.ts';
import { STYLE } from './styles.ts';

/** Columns of specials and of a timeline, below column 9, which no navigation lists. */
export const SPECIAL_COLUMNS: readonly SampleColumn[] = [
  { id: 9, parent: -1, name: '专题库', style: STYLE.news },
  {
    id: 90,
    parent: 9,
    name: '临望铁路通车',
    style: STYLE.news,
    description: '一条铁路和三座城',
    topPicture: 'rail-0-banner',
    followers: 2211,
  },
  { id: 91, parent: 90, name: '沿线', style: STYLE.news, axisColor: '#1f6f5c' },
  { id: 92, parent: 90, name: '建设者', style: STYLE.news },
  {
    id: 80,
    parent: 9,
    name: '秋收之后',
    style: STYLE.news,
    description: '粮食归了仓，故事还在田里',
    topPicture: 'fields-2-banner',
    followers: 1684,
  },
  { id: 81, parent: 80, name: '账本', style: STYLE.news },
  { id: 82, parent: 80, name: '田里的人', style: STYLE.news },
  { id: 83, parent: 80, name: '饭桌上', style: STYLE.news },
  // A part without articles.
  { id: 84, parent: 80, name: '来年', style: STYLE.news },
  {
    id: 70,
    parent: 9,
    name: '请回银河',
    style: STYLE.news,
    description: '一个县怎样学会关灯',
    topPicture: 'night-1-banner',
    followers: 3097,
  },
  { id: 71, parent: 70, name: '夜空', style: STYLE.news },
  { id: 72, parent: 70, name: '灯下', style: STYLE.news },
  {
    id: 60,
    parent: 9,
    name: 'The Lin–Wang line',
    style: STYLE.news,
    description: 'One railway and three towns',
  },
  { id: 61, parent: 60, name: 'Along the line', style: STYLE.news },
  { id: 62, parent: 60, name: 'Opinion', style: STYLE.news },
  {
    id: 95,
    parent: 14,
    name: '临望铁路十五年',
    style: STYLE.news,
    description: '从一张草图到最后一对长轨',
    topPicture: 'bridge-2-banner',
    axisColor: '#1f6f5c',
    followers: 905,
    shows: { time: true, reads: false, comments: false },
  },
];
