import { shiftFutureDates } from './shiftDates.ts';

/** A topic for readers' questions, with its host. */
export interface SampleTopic {
  readonly id: number;
  readonly title: string;
  readonly text: string;
  /** Name of an image; '' for none. */
  readonly picture: string;
  /** The account that answers; null for a topic without a host. */
  readonly host: { readonly account: number; readonly duty: string } | null;
  readonly followers: number;
  /** 0 coming, 1 open, 2 closed. */
  readonly status: 0 | 1 | 2;
  /** `2026-11-20 09:12`, China time. */
  readonly startsAt: string;
  readonly endsAt: string;
  /** Editors review every question before it is public. */
  readonly reviews?: boolean;
}

export const TOPICS: readonly SampleTopic[] = shiftFutureDates([
  {
    id: 601,
    title: '秋冬种什么、怎么种？农技站在线答',
    text: '立冬过了，地里的事还没有完：小麦的尾巴、油菜的冬管、大棚的膜。穗安农技站六位农技员轮流值守，一个月里每天晚上七点到九点答复，也欢迎种过的人来答。提问时请写清楚地方、地块和播期。',
    picture: 'terraces-1',
    host: { account: 201, duty: '穗安农业技术推广站' },
    followers: 3120,
    status: 1,
    startsAt: '2026-11-01 08:00',
    endsAt: '2026-12-31 18:00',
  },
  {
    id: 602,
    title: '今夜抬头看什么：天文台的夜班问答',
    text: '问星星，问望远镜，问一个人值夜班怕不怕。问题经编辑看过以后公开。',
    picture: 'night-3',
    host: { account: 204, duty: '霁川天文台' },
    followers: 5406,
    status: 1,
    startsAt: '2026-10-15 18:00',
    endsAt: '2026-12-20 23:00',
    reviews: true,
  },
  {
    id: 603,
    title: '老物件还能修吗',
    text: '修理铺的三位师傅，一位修钟，一位修伞，一位什么都修。',
    picture: 'market-0',
    host: { account: 224, duty: '磨石巷' },
    followers: 871,
    status: 1,
    startsAt: '2026-11-10 09:00',
    endsAt: '2027-01-10 18:00',
  },
  {
    id: 604,
    title: '随便问',
    text: '',
    picture: '',
    host: null,
    followers: 0,
    status: 1,
    startsAt: '2026-11-18 00:00',
    endsAt: '',
  },
  {
    id: 605,
    title: '临望铁路开通前，你想知道什么',
    text: '票价、班次、接驳。开放那天上午九点起接受提问。',
    picture: 'rail-2',
    host: { account: 209, duty: '临漪市' },
    followers: 9204,
    status: 0,
    startsAt: '2026-12-01 09:00',
    endsAt: '2026-12-15 18:00',
  },
  {
    id: 606,
    title: '开渔季：海鲜怎么挑',
    text: '渔家、码头和厨房一起答。本期已经结束，问答可以继续看。',
    picture: 'harbor-1',
    host: { account: 218, duty: '望潮渔港' },
    followers: 2333,
    status: 2,
    startsAt: '2026-09-16 08:00',
    endsAt: '2026-10-16 18:00',
  },
]);

export const findTopic = (id: number): SampleTopic | undefined =>
  TOPICS.find((topic) => topic.id === id);
