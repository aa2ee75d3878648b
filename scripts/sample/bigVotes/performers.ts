import type { SampleOption } from './bigVoteTypes.ts';

const FIRST_ID = 850_001;

type Performer = Omit<SampleOption, 'id' | 'number'>;

/** Creates an option with video or audio. */
const createPerformer = (
  name: string,
  description: string,
  words: string,
  more: Omit<Performer, 'name' | 'description' | 'theme'>,
): Performer => ({
  name,
  description,
  theme: more.video ? 'film' : 'sound',
  content: `<p>${words}</p><p>决赛将于十二月二十六日晚在临漪大剧院举行。</p>`,
  ...more,
});

const PERFORMERS_IN_ORDER: readonly Performer[] = [
  createPerformer(
    '云阶梯田放水号子',
    '普小满等六人，云阶乡',
    '放水的人一人一句，从最高的田唱到最低的田。',
    { picture: 'terraces-1-tall', video: 'tall-1.mp4', votes: 318, views: 5120 },
  ),
  createPerformer('锅庄《雪麓》', '扎西塘乡文艺队', '二十四人的锅庄，鼓声不停，脚步不乱。', {
    picture: 'snow-1-tall',
    video: 'tall-4.mp4',
    votes: 402,
    views: 7208,
  }),
  createPerformer('折子戏《渡口》', '临漪民间剧社', '老戏新排，从后台走到台前。', {
    picture: 'stage-0',
    video: 'rehearsal.mp4',
    votes: 276,
    views: 4410,
  }),
  createPerformer('铁路合唱《山那边》', '霁川铁路职工合唱团', '第一班高铁开通那天唱的歌。', {
    picture: 'rail-3',
    video: 'rail.mp4',
    votes: 276,
    views: 3984,
  }),
  createPerformer('灯市街叫卖调', '温故、邱小禾', '收了三十年的叫卖声，一口气学完。', {
    picture: 'lantern-2-tall',
    video: 'tall-3.mp4',
    votes: 190,
    views: 2871,
  }),
  createPerformer('丝竹《四时》', '漱玉河丝竹社', '春夏秋冬，四段连奏。', {
    picture: 'river-1',
    audio: 'almanac.mp3',
    votes: 155,
    views: 2044,
  }),
  createPerformer('评书《黄历》', '韩秋白', '每天一段，说了十一年。', {
    picture: 'books-1',
    audio: 'almanac.mp3',
    votes: 231,
    views: 3307,
  }),
  createPerformer('口弦独奏《牧归》', '旦增，南山口', '一片竹，一口气。', {
    picture: 'grassland-1',
    audio: 'almanac.mp3',
    votes: 97,
    views: 1256,
  }),
];

/** The programmes of the folk artists. */
export const PERFORMERS: readonly SampleOption[] = PERFORMERS_IN_ORDER.map((performer, index) => ({
  id: FIRST_ID + index,
  number: index + 1,
  ...performer,
}));
