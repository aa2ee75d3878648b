import type { SampleOption } from './bigVoteTypes.ts';

const FIRST_ID = 850_001;

/** An option with video or audio. */
type Performer = Omit<SampleOption, 'id' | 'number' | 'content'> & { readonly words: string };

const PERFORMERS_IN_ORDER: readonly Performer[] = [
  {
    name: '云阶梯田放水号子',
    description: '普小满等六人，云阶乡',
    words: '放水的人一人一句，从最高的田唱到最低的田。',
    theme: 'film',
    picture: 'terraces-1-tall',
    video: 'tall-1.mp4',
    votes: 318,
    views: 5120,
  },
  {
    name: '锅庄《雪麓》',
    description: '扎西塘乡文艺队',
    words: '二十四人的锅庄，鼓声不停，脚步不乱。',
    theme: 'film',
    picture: 'snow-1-tall',
    video: 'tall-4.mp4',
    votes: 402,
    views: 7208,
  },
  {
    name: '折子戏《渡口》',
    description: '临漪民间剧社',
    words: '老戏新排，从后台走到台前。',
    theme: 'film',
    picture: 'stage-0',
    video: 'rehearsal.mp4',
    votes: 276,
    views: 4410,
  },
  {
    name: '铁路合唱《山那边》',
    description: '霁川铁路职工合唱团',
    words: '第一班高铁开通那天唱的歌。',
    theme: 'film',
    picture: 'rail-3',
    video: 'rail.mp4',
    votes: 276,
    views: 3984,
  },
  {
    name: '灯市街叫卖调',
    description: '温故、邱小禾',
    words: '收了三十年的叫卖声，一口气学完。',
    theme: 'film',
    picture: 'lantern-2-tall',
    video: 'tall-3.mp4',
    votes: 190,
    views: 2871,
  },
  {
    name: '丝竹《四时》',
    description: '漱玉河丝竹社',
    words: '春夏秋冬，四段连奏。',
    theme: 'sound',
    picture: 'river-1',
    audio: 'almanac.mp3',
    votes: 155,
    views: 2044,
  },
  {
    name: '评书《黄历》',
    description: '韩秋白',
    words: '每天一段，说了十一年。',
    theme: 'sound',
    picture: 'books-1',
    audio: 'almanac.mp3',
    votes: 231,
    views: 3307,
  },
  {
    name: '口弦独奏《牧归》',
    description: '旦增，南山口',
    words: '一片竹，一口气。',
    theme: 'sound',
    picture: 'grassland-1',
    audio: 'almanac.mp3',
    votes: 97,
    views: 1256,
  },
];

/** The programmes of the folk artists. */
export const PERFORMERS: readonly SampleOption[] = PERFORMERS_IN_ORDER.map(
  ({ words, ...performer }, index) => ({
    id: FIRST_ID + index,
    number: index + 1,
    ...performer,
    content: `<p>${words}</p><p>决赛将于十二月二十六日晚在临漪大剧院举行。</p>`,
  }),
);
