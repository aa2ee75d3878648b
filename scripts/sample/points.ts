import { moveTime, shiftFutureDates } from './shiftDates.ts';
import type { SamplePoints, SampleProduct } from './types.ts';

/** Creates an entry at a time in China. */
const createEntry = (
  phone: string,
  at: string,
  type: string,
  score: number,
  message: string,
  productId?: number,
): SamplePoints => ({ phone, type, score, message, at, ...(productId && { productId }) });

const NIGHT_SHIFT = '13800000004';

/** Number of days with a daily check-in of the member 夜班. */
const NIGHTS = 30;
const LAST_NIGHT = '2026-11-20 02:00';

const nights: readonly SamplePoints[] = Array.from({ length: NIGHTS }, (_, back) => {
  const at = moveTime(moveTime(LAST_NIGHT, -back, 'day'), (17 * back + 4) % 60, 'minute');
  return createEntry(NIGHT_SHIFT, at, '签到', 2, '每日签到');
});

/** Points that sample members earned and spent; their scores are the sums (320, 45, 1280). */
export const POINTS: readonly SamplePoints[] = [
  ...nights,
  createEntry(NIGHT_SHIFT, '2020-12-24 02:15', '注册', 100, '注册成为读者'),
  createEntry(NIGHT_SHIFT, '2025-03-08 10:00', '征稿', 800, '来稿《凌晨三点的豆浆铺》刊用'),
  createEntry(NIGHT_SHIFT, '2026-02-11 23:40', '邀请', 600, '邀请的二十位工友注册'),
  createEntry(
    NIGHT_SHIFT,
    '2026-11-18 03:06',
    '兑换',
    -300,
    '兑换“影像霁川明信片（一套十二张）”',
    1,
  ),
  createEntry(NIGHT_SHIFT, '2026-11-20 02:31', '评论', 2, '发表评论'),
  createEntry(NIGHT_SHIFT, '2026-11-19 02:50', '评论', 2, '发表评论'),
  createEntry(NIGHT_SHIFT, '2026-11-19 02:55', '投票', 2, '参与投票'),
  createEntry(NIGHT_SHIFT, '2026-11-17 03:20', '报名', 5, '报名参加活动'),
  createEntry(NIGHT_SHIFT, '2026-10-30 02:08', '分享', 9, '分享九次'),
  createEntry('13800000002', '2021-04-12 20:31', '注册', 100, '注册成为读者'),
  createEntry('13800000002', '2026-06-02 09:00', '征稿', 300, '来稿《磨坊巷的最后一家裁缝铺》刊用'),
  createEntry('13800000002', '2026-09-28 18:45', '兑换', -120, '兑换“白鹭渡渡船票（往返）”', 4),
  createEntry('13800000002', '2026-11-16 21:14', '邀请', 40, '邀请好友注册'),
  createEntry('13800000003', '2025-09-30 12:08', '注册', 40, '注册成为读者'),
  createEntry('13800000003', '2026-11-15 12:20', '报名', 5, '报名参加活动'),
];

/** Points for an invitation. */
export const INVITATION = {
  /** For the inviter. */
  score: 50,
  /** For the invited friend. */
  friendScore: 20,
  /** Downloads per day that are credited before the friend has logged in. */
  paidDownloadsADay: 20,
} as const;

/** The rules as the editors wrote them. */
export const INVITATION_RULE = `
<p>把邀请码或邀请链接发给好友，好友下载客户端、登录并填写邀请码后，双方都能得到积分。</p>
<ol>
<li>每位好友只能填写一次邀请码，不能填写自己的。</li>
<li>同一台手机只记一次邀请。</li>
<li>积分当即到账，可在“积分明细”中查看。</li>
<li>以不正当方式获得的积分，编辑部有权收回。</li>
</ol>`;

/** Products of the points shop. */
export const PRODUCTS: readonly SampleProduct[] = shiftFutureDates([
  {
    id: 1,
    name: '影像霁川明信片（一套十二张）',
    pictures: ['terraces-1', 'harbor-1', 'night-1'],
    points: 300,
    price: 0,
    stock: 184,
    from: '2026-11-01 00:00',
    until: '2026-12-31 23:59',
    content:
      '<p>十二张，一张一个月份，背面印着拍摄的时间和地点。</p><p>兑换后到报社门口的读者窗口领取，也可以在附言里留下地址，由我们寄出。</p>',
  },
  {
    id: 2,
    name: '听报收音机',
    pictures: ['lantern-0'],
    points: 2600,
    price: 4900,
    stock: 12,
    from: '2026-11-10 09:00',
    until: '2026-11-30 18:00',
    content: '<p>只有一个旋钮：开，就听今天的报纸；关，就关了。</p>',
  },
  {
    id: 3,
    name: '2027 年节气台历',
    pictures: ['fields-2', 'snow-0'],
    points: 480,
    price: 0,
    stock: 0,
    from: '2026-11-15 00:00',
    until: '2027-01-31 23:59',
    content:
      '<p>二十四页，一页一个节气，留了记小事的空白。</p><p><strong>已换完，下一批十二月到。</strong></p>',
  },
  {
    id: 4,
    name: '白鹭渡渡船票（往返）',
    pictures: ['river-4'],
    points: 120,
    price: 200,
    stock: 500,
    from: '2026-09-01 00:00',
    until: '2026-10-31 23:59',
    content: '<p>趁渡船还在。</p>',
  },
  {
    id: 5,
    name: '旧网织成的书包',
    pictures: ['harbor-3', 'harbor-2'],
    points: 1500,
    price: 2900,
    stock: 66,
    from: '2026-12-01 09:00',
    until: '2026-12-31 18:00',
    content:
      '<p>望潮渔民从海里带回的旧渔网，清洗、拉丝、织布，缝成书包。</p><p><img src="javascript:alert(1)" onerror="alert(1)">内侧的小标签写着打捞它的船的编号。</p>',
  },
]);
