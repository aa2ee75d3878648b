import { LEADERS } from './leaders.ts';
import type { SampleColumn } from './types.ts';

/** Styles of columns (wire 9.3). */
export const STYLE = {
  news: 101,
  paper: 102,
  questions: 107,
  leaders: 108,
  photos: 202,
  videos: 203,
  local: 205,
  accounts: 215,
  activities: 221,
  live: 225,
  channel: 410,
} as const;

/** Creates a column, of news where `more` has no other style. */
const createColumn = (
  id: number,
  parent: number,
  name: string,
  description?: string,
  more: Partial<SampleColumn> = {},
): SampleColumn => ({
  id,
  parent,
  name,
  style: STYLE.news,
  ...(description && { description }),
  ...more,
});

/** The province, its towns and their subcolumns. */
const REGIONS: readonly SampleColumn[] = [
  createColumn(13, 0, '省内', '五地新闻', {
    topCount: 1,
    topRepeats: true,
    followers: 30_176,
    topModule: {
      id: 511,
      type: 0,
      name: '五地头条',
      position: 0,
      items: [305, 302, 301, 304],
      style: 1,
    },
  }),
  createColumn(131, 13, '临漪', '省会临漪', { followers: 9120 }),
  createColumn(132, 13, '望潮', '海港望潮', { followers: 7745 }),
  createColumn(133, 13, '穗安', '平原穗安', { followers: 6408 }),
  createColumn(1331, 133, '雁回', '雁回县的田与桥'),
  createColumn(134, 13, '雪麓', '高原雪麓', { followers: 5233 }),
  createColumn(135, 13, '冶坪', '矿城冶坪', { followers: 3310 }),
  createColumn(136, 13, '砚溪', '石与墨的砚溪', { followers: 2874 }),
];

const SUBJECTS: readonly SampleColumn[] = [
  createColumn(14, 0, '经济', '产业、交通与民生账本', {
    followers: 12_066,
    topModule: { id: 512, type: 0, name: '账本', position: 0, items: [345, 350], style: 0 },
  }),
  createColumn(141, 14, '产业', '厂房里的消息'),
  createColumn(142, 14, '交通', '路、桥与站'),
  createColumn(143, 14, '三农', '田里的事'),
  createColumn(15, 0, '科教', '实验室、课堂与天空', { followers: 10_385 }),
  createColumn(151, 15, '实验室', '正在做的研究'),
  createColumn(152, 15, '课堂', '学校里的新事'),
  createColumn(153, 15, '公开课', '在线听课，随时接着学', { page: 'onlineStudy/431.html' }),
  createColumn(16, 0, '文化', '副刊与人文', {
    followers: 15_902,
    topPicture: 'books-1-banner',
    topModule: {
      id: 513,
      type: 0,
      name: '副刊',
      position: 0,
      items: [372, 373, 375, 384],
      style: 2,
    },
    modules: [
      {
        id: 504,
        type: 0,
        name: '旧文新读',
        position: 2,
        items: [373, 375],
        isLoadedSeparately: true,
      },
    ],
  }),
  createColumn(161, 16, '非遗', '手上的老功夫'),
  createColumn(162, 16, '读书', '旧书与新书'),
  createColumn(163, 16, '征稿', '把你写的寄给副刊', { page: 'seekArticleDetail.html?linkID=1101' }),
  createColumn(17, 0, '体育', '赛场内外', { followers: 8841 }),
  createColumn(18, 0, '评论', '观察与意见', {
    type: '4003',
    followers: 6029,
    shows: { reads: false },
  }),
  createColumn(19, 0, '图片', '镜头里的霁川', { style: STYLE.photos, followers: 11_450 }),
  createColumn(20, 0, '视听', '看见，听见', { style: STYLE.videos, followers: 9677 }),
  createColumn(21, 0, '直播', '正在发生', {
    style: STYLE.live,
    followers: 7318,
    live: [405, 404, 434],
  }),
  createColumn(28, 0, '民生', '柴米油盐', { followers: 13_570 }),
  createColumn(281, 28, '看病', '医院与药箱'),
  createColumn(282, 28, '住家', '楼道、管网与街坊'),
  createColumn(27, 0, '政务', '权威发布', { followers: 4468 }),
  createColumn(2701, 27, '发布', '通告与解读'),
  createColumn(2702, 27, '领导', '省与市州', { style: STYLE.leaders }),
  createColumn(2703, 27, '问政', '你问，部门答', {
    style: STYLE.questions,
    modules: [
      { id: 531, type: 2, name: '问吧', position: 0, items: [601, 602, 605, 606] },
      { id: 532, type: 3, name: '问政府', position: 0, items: [801, 802, 803, 804, 806] },
    ],
  }),
  createColumn(2704, 27, '报料', '看见的事，告诉记者', { page: 'tipoffDetail.html' }),
];

const OTHERS: readonly SampleColumn[] = [
  createColumn(22, 0, '多语种', 'Jichuan in other words'),
  createColumn(31, 22, 'English', 'News from Jichuan'),
  createColumn(32, 22, 'Deutsch', 'Nachrichten aus Jichuan'),
  createColumn(33, 22, 'Français', 'Nouvelles du Jichuan'),
  createColumn(34, 22, 'བོད་ཡིག', 'གསར་འགྱུར།'),
  createColumn(24, 0, '校园', '小记者在现场', { followers: 5116 }),
  createColumn(29, 0, '活动', '报名与到场', { style: STYLE.activities }),
  createColumn(23, 0, '数字报', '当日报纸', { style: STYLE.paper }),
  createColumn(30, 0, '天气', '出门前看一眼', { link: 'https://service.example.test/weather' }),
  createColumn(25, 0, '霁号', '订阅号', { style: STYLE.accounts }),
  createColumn(35, 0, '本地', '你在哪里', { style: STYLE.local }),
  createColumn(36, 0, '号频道', '订阅号的频道', { style: STYLE.channel }),
  createColumn(26, 0, '旧版栏目', '', { unlisted: true }),
];

const NEWS_COLUMNS = [...REGIONS, ...SUBJECTS, ...OTHERS];

/** Columns of specials and of a timeline, below column 9, which no navigation lists. */
const SPECIAL_COLUMNS: readonly SampleColumn[] = [
  createColumn(9, -1, '专题库'),
  createColumn(90, 9, '临望铁路通车', '一条铁路和三座城', {
    topPicture: 'rail-0-banner',
    followers: 2211,
  }),
  createColumn(91, 90, '沿线', '', { axisColor: '#1f6f5c' }),
  createColumn(92, 90, '建设者'),
  createColumn(80, 9, '秋收之后', '粮食归了仓，故事还在田里', {
    topPicture: 'fields-2-banner',
    followers: 1684,
  }),
  createColumn(81, 80, '账本'),
  createColumn(82, 80, '田里的人'),
  createColumn(83, 80, '饭桌上'),
  // A part without articles.
  createColumn(84, 80, '来年'),
  createColumn(70, 9, '请回银河', '一个县怎样学会关灯', {
    topPicture: 'night-1-banner',
    followers: 3097,
  }),
  createColumn(71, 70, '夜空'),
  createColumn(72, 70, '灯下'),
  createColumn(60, 9, 'The Lin–Wang line', 'One railway and three towns'),
  createColumn(61, 60, 'Along the line'),
  createColumn(62, 60, 'Opinion'),
  createColumn(95, 14, '临望铁路十五年', '从一张草图到最后一对长轨', {
    topPicture: 'bridge-2-banner',
    axisColor: '#1f6f5c',
    followers: 905,
    shows: { time: true, reads: false, comments: false },
  }),
];

/** The front page's column: a module of every type between its rows. */
const FRONT: readonly SampleColumn[] = [
  createColumn(12, 0, '要闻', '霁川大事，一早知道', {
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
  }),
];

/** Columns with irregular content, for tests; no navigation lists them. */
const EDGE_CASE_COLUMNS: readonly SampleColumn[] = [
  createColumn(270, -1, '空栏目', '这里还没有稿件'),
  createColumn(271, -1, '乱栏目', '', {
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
  }),
  createColumn(272, -1, '怪标题', '标签与看不见的字符'),
  createColumn(273, -1, '长栏目', '没有尽头', { generated: 1300 }),
];

/** Columns of the reports about each leader; no navigation lists them. */
const REPORT_COLUMNS: readonly SampleColumn[] = LEADERS.filter(({ column }) => column !== 0).map(
  ({ column, name, duty }) => createColumn(column, -1, `${name}报道集`, duty),
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
function listAncestorColumns(id: number): readonly number[] {
  const parent = BY_ID.get(BY_ID.get(id)?.parent ?? 0);
  return parent ? [parent.id, ...listAncestorColumns(parent.id)] : [];
}

/** Formats the path of a column: `首页~省内~临漪`. */
export const formatColumnPath = (id: number): string =>
  ['首页', ...[id, ...listAncestorColumns(id)].map(findColumnName).reverse()]
    .filter(Boolean)
    .join('~');
