/** What a member's client may report, and what it brings. */
export interface PointEvent {
  readonly name: string;
  readonly score: number;
  readonly message: string;
  /** So many are paid a day (China). */
  readonly mostADay: number;
}

export const POINT_EVENTS: readonly PointEvent[] = [
  { name: '签到', score: 2, message: '每日签到', mostADay: 1 },
  { name: '评论', score: 2, message: '发表评论', mostADay: 5 },
  { name: '投票', score: 2, message: '参与投票', mostADay: 5 },
  { name: '分享', score: 1, message: '分享内容', mostADay: 5 },
  { name: '报名', score: 5, message: '报名参加活动', mostADay: 3 },
];

/** Two of a kind within this are too often. */
export const POINT_PAUSE_MS = 3_000;
