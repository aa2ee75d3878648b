import type { SampleArticle } from '../types.ts';

const COLUMN = 272;
const FIRST_ID = 2901;

/** Unusual titles, as editors paste them (wire 5.2). */
const TITLES: readonly string[] = [
  '<b>加粗</b>与<font color="red">红色</font>的标题',
  '<script>alert(1)</script>标题里的脚本',
  '<img src=x onerror=alert(1)>标题里的图片',
  '零\u200b宽\u200c字\u200d符\ufeff藏在字里',
  '\u202e倒着走的字\u202c之后',
  '没有闭合的 <em 标签和 "引号',
  'A &amp; B，&lt;不是标签&gt;，&nbsp;空格',
  '2 < 3 且 5 > 4，反斜杠 C:\\旧稿\\新稿',
  '　　全角空格开头，　中间也有　',
  '很长很长的英文Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  '👨‍👩‍👧‍👦 一家人、👩🏽‍🚀 和一个音符 𝄞',
  '\u200b\u200b',
  '换行\n与\t制表符',
  '{{模板}} $变量$ %s [标题]',
];

/** The articles of the column of unusual titles. */
const UNUSUAL_TITLES: readonly SampleArticle[] = TITLES.map((title, index) => ({
  id: FIRST_ID + index,
  column: COLUMN,
  at: `2026-09-${String(28 - index).padStart(2, '0')} 10:00`,
  title,
  body: ['标题怎样都好，正文只有这一句。'],
}));

const MESSY = 271;

const FIRST_MESSY_ID = 2920;

/** Articles of a column with irregular rows, the newest first: repeated ids, missing fields. */
const MESSY_LIST: readonly Pick<
  SampleArticle,
  'title' | 'body' | 'big' | 'kind' | 'link' | 'wire'
>[] = [
  { title: '轮播的第一条', body: ['甲'], big: true },
  { title: '轮播的第二条', body: ['乙'] },
  // The same id as the one before it.
  { title: '和轮播同号', body: ['丙'], wire: { item: { fileId: FIRST_MESSY_ID + 1 } } },
  {
    title: '不认识的类型',
    body: ['丁'],
    wire: { item: { articleType: 77, newstype: 77, picType: 99, listType: 9 } },
  },
  { title: '没有编号', body: ['戊'], wire: { item: { fileId: '' } } },
  { title: '地址不是地址', kind: 'link', link: 'javascript:alert(1)' },
  { title: '没有栏目的专题', kind: 'special', body: ['己'] },
  {
    title: '时间和数目都不对',
    body: ['庚'],
    wire: {
      item: {
        publishtime: '不知道',
        realPubTime: '',
        version: 'x',
        countClick: -5,
        countDiscuss: 'many',
        pic_list_title: ['', null, '图片存储;xy/1.jpg'],
      },
    },
  },
];

export const EDGE_CASE_ARTICLES: readonly SampleArticle[] = [
  ...UNUSUAL_TITLES,
  ...MESSY_LIST.map((row, index) => ({
    id: FIRST_MESSY_ID + index,
    column: MESSY,
    at: `2026-09-10 ${String(10 - index).padStart(2, '0')}:00`,
    source: '',
    ...row,
  })),
];
