import type { SampleReporter } from './types.ts';

export const REPORTERS: readonly SampleReporter[] = [
  {
    id: 11,
    name: '沈知遥',
    duty: '区域新闻部记者',
    description: '跑了十二年乡村，记得住每个渡口的名字。',
    followers: 3218,
  },
  {
    id: 12,
    name: '陆砚秋',
    duty: '科教部主任记者',
    description: '关心望远镜，也关心抬头的人。',
    followers: 5640,
  },
  {
    id: 13,
    name: '何一舟',
    duty: '摄影部首席记者',
    description: '在霁江两岸拍了二十年的船。',
    followers: 8102,
  },
  {
    id: 14,
    name: '顾青禾',
    duty: '经济部记者',
    description: '写账本，也写账本后面的人。',
    followers: 1977,
  },
  {
    id: 15,
    name: '闻澜',
    duty: '望潮记者站站长',
    description: '潮汐表是她的日历。',
    followers: 2406,
  },
  {
    id: 16,
    name: '程霁',
    duty: '体育部记者',
    description: '业余长跑者，职业旁观者。',
    followers: 1533,
  },
  { id: 17, name: '苏合', duty: '文化副刊编辑', description: '编副刊，修旧书。', followers: 4375 },
  {
    id: 18,
    name: '才让卓玛',
    duty: '雪麓记者站记者',
    description: '用两种语言写同一片草原。',
    followers: 2890,
  },
];

export const findReporter = (id: number): SampleReporter | undefined =>
  REPORTERS.find((reporter) => reporter.id === id);
