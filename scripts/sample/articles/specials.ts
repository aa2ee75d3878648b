import type { SampleArticle } from '../types.ts';

/** Further specials and articles that are only in specials. */
export const SPECIALS: readonly SampleArticle[] = [
  {
    id: 2652,
    column: 12,
    alsoIn: [14, 143],
    kind: 'special',
    specialColumn: 80,
    at: '2026-11-01 07:30',
    title: '专题：秋收之后',
    abstract: '粮食归了仓，故事还在田里。我们跟着一袋米，从晒场走到饭桌，看一年的账怎样算完。',
    mark: '专题',
    titlePictures: ['fields-2'],
    big: true,
  },
  {
    id: 2654,
    column: 12,
    alsoIn: [15, 13],
    kind: 'special',
    specialColumn: 70,
    at: '2026-10-31 07:30',
    title: '专题：请回银河',
    abstract:
      '两千一百盏路灯压低了头，一个县学会在夜里只照脚下。省钱是后来的事，先来的是一群抬头的人。',
    mark: '专题',
    titlePictures: ['night-1'],
    big: true,
  },
  {
    id: 2655,
    column: 81,
    alsoIn: [80],
    at: '2026-11-01 07:00',
    title: '一亩地的账：种子、柴油、水费和一顿午饭',
    abstract: '我们请石榴坪的许广田一笔一笔记下来，从三月到十月，二百一十四行。',
    credits: { reporter: '沈知遥' },
    tags: ['秋收'],
    titlePictures: ['fields-1'],
    body: [
      '账本是一本小学生用的方格本。第一行写着“种子，四斤，三十六元”，最后一行写着“请人吃饭，没要钱”。',
      '扣掉所有花费，这一亩地今年净剩六百一十二元。许广田说不多，也不少，“够明年再来一遍”。',
    ],
  },
  {
    id: 2656,
    column: 82,
    alsoIn: [80],
    at: '2026-11-01 06:40',
    title: '收割机手的一百天：从平原追到高原',
    credits: { reporter: '顾青禾' },
    tags: ['秋收'],
    big: true,
    body: [
      '八月从望潮出发，十一月到雪麓，追着成熟的方向走。驾驶室里贴着一张日历，割到哪里，就在哪一天上画一道。',
      { picture: 'fields-0' },
      '他们说最好吃的饭，是田埂上别人家端来的那一碗。',
    ],
  },
  {
    id: 2657,
    column: 83,
    alsoIn: [80],
    at: '2026-10-31 11:00',
    title: '新米第一锅，水要少放一指',
    source: '磨石巷厨房',
    account: 222,
    tags: ['秋收'],
    titlePictures: ['market-0'],
    body: ['新米水分足，水少放一指，焖十分钟不揭盖。', '揭盖那一下，先别说话，先闻。'],
  },
  {
    id: 2658,
    column: 71,
    alsoIn: [70],
    at: '2026-10-31 07:00',
    title: '第一次看见银河的人，都说了什么',
    credits: { reporter: '陆砚秋' },
    tags: ['暗夜保护'],
    titlePictures: ['night-1', 'night-2', 'night-3'],
    body: [
      '我们在垭口放了一本留言簿，一年写满了三本。最多的一句是“原来真的有”。',
      '最短的一句只有一个字，写得很大：“啊”。',
    ],
  },
  {
    id: 2659,
    column: 72,
    alsoIn: [70],
    at: '2026-10-30 07:00',
    title: '装灯的人，最后学会了遮灯',
    credits: { reporter: '陆砚秋' },
    tags: ['暗夜保护'],
    titlePictures: ['lantern-1'],
    body: [
      '电工金灯在县里装了二十年路灯，名字里就有一个灯字。改造那年，是他一盏一盏把遮光罩扣上去的。',
      '他说从前怕黑的人多，现在怕亮的人也有了，“都得照顾”。',
    ],
  },
];

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
    tags: ['临望铁路'],
    ...(picture && { titlePictures: [picture] }),
    body: picture ? [text, { picture }] : [text],
  }),
);
