import type { SampleActivity } from './activityTypes.ts';
import { shiftFutureDates } from './shiftDates.ts';
import { SIGN_UPS } from './signUpActivities.ts';
import { VOTINGS } from './voteActivities.ts';

/** Activities without sign-up and without a vote. */
const VISITS: readonly SampleActivity[] = [
  {
    id: 6005,
    category: 2,
    title: '旧书换新书：图书节周末市集',
    abstract: '带一本来，换一本走。',
    tag: '市集',
    picture: 'books-3',
    organizer: '山前书店',
    place: '临漪磨石巷',
    startsAt: '2026-11-14 10:00',
    endsAt: '2026-11-15 18:00',
    body: ['带一本读过的书来，写一句话夹在书里，再带走别人的一本。缺页、受潮和教辅书不换。'],
    link: 'https://shop.example.test/books',
  },
  {
    id: 6008,
    category: 2,
    title: '“江声”声音展：闭上眼睛听霁川',
    abstract: '六间黑屋子，三十种正在消失的声音，免费入场。',
    tag: '展览',
    picture: 'lantern-2',
    organizer: '霁川声音档案馆',
    place: '临漪旧粮仓三号库',
    startsAt: '2026-11-01 09:00',
    endsAt: '2026-12-31 21:00',
    body: [
      '磨剪刀的吆喝，轮渡的汽笛，纺织厂下班的铃。录音师走了十一年，把三十种声音留在磁带上。',
      '六间屋子没有灯，只有一把椅子。坐下来，声音从四面过来：先是雨，再是江，最后是一整条街醒来。',
      { picture: 'harbor-4', caption: '二号屋的声音录自望潮渡口。' },
      '每日九时至二十一时开放，周一不休。无需报名，每间屋子一次进六人，请在门口等上一位出来。',
    ],
  },
];

/** All activities, sorted by id. */
export const ACTIVITIES: readonly SampleActivity[] = shiftFutureDates(
  [...SIGN_UPS, ...VISITS, ...VOTINGS].sort((a, b) => a.id - b.id),
);

/** The categories of activities, by the number in `category`. */
export const ACTIVITY_CATEGORIES = [
  { id: 1, name: '报名' },
  { id: 2, name: '看展与评选' },
] as const;
