import { moveTime } from './shiftDates.ts';
import type { SamplePoints } from './types.ts';

const NIGHT_SHIFT = '13800000004';

/** Number of days with a daily check-in of the member 夜班. */
const NIGHTS = 30;
const LAST_NIGHT = '2026-11-20 02:00';

const nights: readonly SamplePoints[] = Array.from({ length: NIGHTS }, (_, back) => {
  return {
    phone: NIGHT_SHIFT,
    type: '签到',
    score: 2,
    message: '每日签到',
    at: moveTime(moveTime(LAST_NIGHT, -back, 'day'), (17 * back + 4) % 60, 'minute'),
  };
});

/** Points that sample members earned and spent; their scores are the sums (320, 45, 1280). */
export const POINTS: readonly SamplePoints[] = [
  ...nights,
  {
    phone: NIGHT_SHIFT,
    type: '注册',
    score: 100,
    message: '注册成为读者',
    at: '2020-12-24 02:15',
  },
  {
    phone: NIGHT_SHIFT,
    type: '征稿',
    score: 800,
    message: '来稿《凌晨三点的豆浆铺》刊用',
    at: '2025-03-08 10:00',
  },
  {
    phone: NIGHT_SHIFT,
    type: '邀请',
    score: 600,
    message: '邀请的二十位工友注册',
    at: '2026-02-11 23:40',
  },
  {
    phone: NIGHT_SHIFT,
    type: '兑换',
    score: -300,
    message: '兑换“影像霁川明信片（一套十二张）”',
    at: '2026-11-18 03:06',
    productId: 1,
  },
  {
    phone: NIGHT_SHIFT,
    type: '评论',
    score: 2,
    message: '发表评论',
    at: '2026-11-20 02:31',
  },
  {
    phone: NIGHT_SHIFT,
    type: '评论',
    score: 2,
    message: '发表评论',
    at: '2026-11-19 02:50',
  },
  {
    phone: NIGHT_SHIFT,
    type: '投票',
    score: 2,
    message: '参与投票',
    at: '2026-11-19 02:55',
  },
  {
    phone: NIGHT_SHIFT,
    type: '报名',
    score: 5,
    message: '报名参加活动',
    at: '2026-11-17 03:20',
  },
  {
    phone: NIGHT_SHIFT,
    type: '分享',
    score: 9,
    message: '分享九次',
    at: '2026-10-30 02:08',
  },
  {
    phone: '13800000002',
    type: '注册',
    score: 100,
    message: '注册成为读者',
    at: '2021-04-12 20:31',
  },
  {
    phone: '13800000002',
    type: '征稿',
    score: 300,
    message: '来稿《磨坊巷的最后一家裁缝铺》刊用',
    at: '2026-06-02 09:00',
  },
  {
    phone: '13800000002',
    type: '兑换',
    score: -120,
    message: '兑换“白鹭渡渡船票（往返）”',
    at: '2026-09-28 18:45',
    productId: 4,
  },
  {
    phone: '13800000002',
    type: '邀请',
    score: 40,
    message: '邀请好友注册',
    at: '2026-11-16 21:14',
  },
  {
    phone: '13800000003',
    type: '注册',
    score: 40,
    message: '注册成为读者',
    at: '2025-09-30 12:08',
  },
  {
    phone: '13800000003',
    type: '报名',
    score: 5,
    message: '报名参加活动',
    at: '2026-11-15 12:20',
  },
];
