import type { EditionColumn } from './types.ts';

const STYLE = {
  news: 101,
  photos: 202,
  videos: 203,
  live: 225,
  paper: 102,
  accounts: 215,
} as const;

/** Columns in their order; parent 0 is the root. Column 9 holds the specials, out of sight. */
export const COLUMNS: readonly EditionColumn[] = [
  {
    id: 12,
    parent: 0,
    name: '要闻',
    style: STYLE.news,
    description: '霁川大事，一早知道',
    topCount: 3,
    modules: [
      { id: 501, type: 8, name: '快讯', position: 1, articles: [361, 362, 363], target: 13 },
      {
        id: 502,
        type: 0,
        name: '编辑推荐',
        position: 5,
        articles: [352, 372, 384, 391],
        target: 16,
      },
      { id: 503, type: 10, name: '专题', position: 9, articles: [402] },
    ],
  },
  {
    id: 13,
    parent: 0,
    name: '省内',
    style: STYLE.news,
    description: '五地新闻',
    topCount: 1,
    topRepeats: true,
  },
  { id: 131, parent: 13, name: '临漪', style: STYLE.news, description: '省会临漪' },
  { id: 132, parent: 13, name: '望潮', style: STYLE.news, description: '海港望潮' },
  { id: 133, parent: 13, name: '穗安', style: STYLE.news, description: '平原穗安' },
  { id: 134, parent: 13, name: '雪麓', style: STYLE.news, description: '高原雪麓' },
  { id: 14, parent: 0, name: '经济', style: STYLE.news, description: '产业、交通与民生账本' },
  { id: 15, parent: 0, name: '科教', style: STYLE.news, description: '实验室、课堂与天空' },
  {
    id: 16,
    parent: 0,
    name: '文化',
    style: STYLE.news,
    description: '副刊与人文',
    modules: [
      { id: 504, type: 0, name: '旧文新读', position: 2, articles: [373, 375], late: true },
    ],
  },
  { id: 17, parent: 0, name: '体育', style: STYLE.news, description: '赛场内外' },
  { id: 18, parent: 0, name: '评论', style: STYLE.news, type: '4003', description: '观察与意见' },
  { id: 19, parent: 0, name: '图片', style: STYLE.photos, description: '镜头里的霁川' },
  { id: 20, parent: 0, name: '视听', style: STYLE.videos, description: '看见，听见' },
  { id: 21, parent: 0, name: '直播', style: STYLE.live, description: '正在发生' },
  { id: 22, parent: 0, name: '多语种', style: STYLE.news, description: 'Jichuan in other words' },
  { id: 31, parent: 22, name: 'English', style: STYLE.news, description: 'News from Jichuan' },
  {
    id: 32,
    parent: 22,
    name: 'Deutsch',
    style: STYLE.news,
    description: 'Nachrichten aus Jichuan',
  },
  { id: 33, parent: 22, name: 'Français', style: STYLE.news, description: 'Nouvelles du Jichuan' },
  { id: 34, parent: 22, name: 'བོད་ཡིག', style: STYLE.news, description: 'གསར་འགྱུར།' },
  { id: 24, parent: 0, name: '校园', style: STYLE.news, description: '小记者在现场' },
  { id: 23, parent: 0, name: '数字报', style: STYLE.paper, description: '当日报纸' },
  { id: 25, parent: 0, name: '霁号', style: STYLE.accounts, description: '订阅号' },
  { id: 26, parent: 0, name: '旧版栏目', style: STYLE.news, forbidden: true },
  { id: 9, parent: -1, name: '专题库', style: STYLE.news },
  { id: 90, parent: 9, name: '临望铁路通车', style: STYLE.news, description: '一条铁路和三座城' },
  { id: 91, parent: 90, name: '沿线', style: STYLE.news },
  { id: 92, parent: 90, name: '建设者', style: STYLE.news },
];

const BY_ID = new Map(COLUMNS.map((column) => [column.id, column]));

export const findColumn = (id: number): EditionColumn | undefined => BY_ID.get(id);
export const columnName = (id: number): string => BY_ID.get(id)?.name ?? '';
export const childrenOf = (id: number): readonly EditionColumn[] =>
  COLUMNS.filter((column) => column.parent === id);

/** Path of a column: `首页~省内~临漪`. */
export function casNamesOf(id: number): string {
  const names: string[] = [];
  for (let column = BY_ID.get(id); column; column = BY_ID.get(column.parent)) {
    names.unshift(column.name);
  }
  return ['首页', ...names].join('~');
}
