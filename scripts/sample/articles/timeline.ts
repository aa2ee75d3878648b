import type { SampleArticle } from '../types.ts';

const COLUMN = 95;
const FIRST_ID = 2660;

/** Time, title, text and, for some, an image. */
type Entry = readonly [at: string, title: string, text: string, picture?: string];

const ENTRIES: readonly Entry[] = [
  [
    '2011-04-18 09:00',
    '一张草图',
    '省规划院在一张旧地图上画下第一条线。画线的人说，先绕开水，再绕开村，剩下的就是路。',
    'chart-1',
  ],
  ['2012-09-03 10:00', '踏勘队出发', '十一个人，三辆车，走了四十七天，磨破二十六双胶鞋。'],
  ['2013-11-20 15:00', '可行性研究通过评审', '专家组提出九十二条意见，其中三十条关于鸟。'],
  ['2014-06-11 09:30', '线路第三次修改', '为避开江心洲的候鸟，桥位下移一千四百米。', 'birds-1'],
  ['2016-03-28 16:00', '国家批复立项', '批复文件十一页，最后一页是一张里程表。'],
  ['2018-01-09 10:00', '沿线搬迁开始', '四百三十户人家，门牌先摘下来，编号，留着。'],
  ['2020-07-15 08:00', '开工', '第一根桩打在穗安平原，没有剪彩，下着小雨。', 'rain-0'],
  ['2021-05-22 14:20', '白鹭渡第一根桩', '打了二十七天，护筒三次偏移，三次拔起重来。', 'bridge-2'],
  ['2022-10-01 11:00', '西山隧道贯通', '两头的人在山里握了手，误差一点二厘米。', 'mountains-0'],
  ['2023-08-30 17:00', '十七座桥合龙十座', '最短的一座只有三十二米，跨过一条没有名字的河。'],
  ['2024-12-19 09:00', '雁回站开建', '站房的檐口挑出四米二，砖是村里老窑厂烧的。', 'fields-2'],
  ['2025-06-06 10:10', '开始铺轨', '第一对五百米长轨在望潮港下船。', 'rail-1'],
  ['2026-03-12 20:00', '电气化挂网', '六百三十公里的线，悬在离轨面五米三的地方。', 'rail-2'],
  [
    '2026-11-02 13:26',
    '白鹭渡特大桥合龙',
    '最后一节钢梁落下，两边的人同时摘下安全帽。',
    'bridge-1',
  ],
  ['2026-11-05 09:40', '倒数第二对长轨', '还剩一对。铺架班的人说，不急，慢慢来。', 'rail-4'],
];

/** Fifteen years of a railway, one article per date. */
export const TIMELINE: readonly SampleArticle[] = ENTRIES.map(
  ([at, title, text, picture], index) => ({
    id: FIRST_ID + index,
    column: COLUMN,
    at,
    title,
    abstract: text,
    source: '霁川日报',
    tags: ['临望铁路'],
    ...(picture && { titlePictures: [picture] }),
    body: picture ? [text, { picture }] : [text],
  }),
);
