import { SAMPLE_MEMBER, type SampleAuthor, type SampleText } from './postTypes.ts';

/** A call for contributions. */
export interface SampleCallForContributions {
  readonly id: number;
  readonly title: string;
  readonly abstract: string;
  readonly picture: string;
  /** `2026-11-01 00:00`, China time. */
  readonly startsAt: string;
  readonly endsAt: string;
}

/** A contribution of a reader. */
export interface SampleContribution extends SampleText {
  readonly seek: number;
  readonly by: SampleAuthor;
  readonly title: string;
  /** Byline. */
  readonly author: string;
  readonly review?: 'awaiting' | 'refused';
  readonly reason?: string;
  /** The published article. */
  readonly article?: number;
}

export const CALLS_FOR_CONTRIBUTIONS: readonly SampleCallForContributions[] = [
  {
    id: 1101,
    title: '征稿：我家的冬天',
    abstract:
      '一锅汤、一床被子、一条走了多年的路。八百字以内，散文、故事都可以，也收照片。选用的稿件登在副刊，付稿酬。',
    picture: 'snow-2',
    startsAt: '2026-11-01 00:00',
    endsAt: '2028-02-29 23:59',
  },
  {
    id: 1102,
    title: '征稿：渡口旧事',
    abstract: '最后一班渡船停航以前，请写下你和渡口的故事。',
    picture: 'river-3',
    startsAt: '2026-08-01 00:00',
    endsAt: '2026-10-31 23:59',
  },
];

export const CONTRIBUTIONS: readonly SampleContribution[] = [
  {
    id: 1201,
    seek: 1101,
    by: { phone: SAMPLE_MEMBER },
    title: '一锅萝卜汤',
    author: '磨坊巷口',
    text: '立冬那天，母亲照例要炖一锅萝卜汤。\n\n萝卜是父亲从雁回的亲戚家背回来的，个头不大，皮上还带着泥。母亲不削皮，只用丝瓜瓤擦，擦得一根根发亮。她说皮里有甜味。\n\n汤要炖两个钟头。炖到一半，巷子里的人都知道我们家在炖萝卜了。',
    at: '2026-11-08 19:30',
    files: [{ picture: 'pottery-1', summary: '母亲的汤锅' }, 'fields-3'],
  },
  {
    id: 1202,
    seek: 1101,
    by: { phone: '13800000004' },
    title: '夜班车上的暖气',
    author: '夜班',
    text: '末班车的暖气总是开得很足。司机说，坐末班车的人，都是站了一天的人。',
    at: '2026-11-10 02:10',
  },
  {
    id: 1203,
    seek: 1101,
    by: { name: '江边的阿秋' },
    title: '第一场霜',
    author: '阿秋',
    text: '第一场霜落下来的时候，江边的白菜就甜了。',
    at: '2026-11-14 08:05',
    files: ['snow-1'],
  },
  {
    id: 1204,
    seek: 1101,
    by: { phone: SAMPLE_MEMBER },
    title: '转载：冬天的十句诗',
    author: '磨坊巷口',
    text: '从网上看到的，觉得好，发给编辑看看。',
    at: '2026-11-09 12:00',
    review: 'refused',
    reason: '我们只收自己写的稿子，欢迎再投。',
  },
  {
    id: 1205,
    seek: 1101,
    by: { phone: SAMPLE_MEMBER },
    title: '晒被子的天台',
    author: '磨坊巷口',
    text: '我们这栋楼的天台，一到出太阳的日子就晒满了被子，像一面面旗。',
    at: '2026-11-20 13:26',
    files: ['city-1'],
    review: 'awaiting',
  },
  {
    id: 1206,
    seek: 1102,
    by: { phone: '13800000003' },
    title: '坐渡船上学',
    author: '小李',
    text: '我上了六年学，坐了六年骆师傅的船。他记得每一个孩子的名字，也记得谁的作业还没有写完。',
    at: '2026-09-20 20:00',
    files: [{ video: 'tall-2.mp4', poster: 'river-4-tall' }],
  },
];

export const findCallForContributions = (id: number): SampleCallForContributions | undefined =>
  CALLS_FOR_CONTRIBUTIONS.find((seek) => seek.id === id);
