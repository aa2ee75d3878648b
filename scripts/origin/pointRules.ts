/** An event that a member's client may report, and the points credited for it. */
export interface PointEvent {
  readonly name: string;
  readonly score: number;
  readonly message: string;
  /** How many are credited per day in China. */
  readonly mostADay: number;
}

export const POINT_EVENTS: readonly PointEvent[] = [
  { name: '签到', score: 2, message: '每日签到', mostADay: 1 },
  { name: '评论', score: 2, message: '发表评论', mostADay: 5 },
  { name: '投票', score: 2, message: '参与投票', mostADay: 5 },
  { name: '分享', score: 1, message: '分享内容', mostADay: 5 },
  { name: '报名', score: 5, message: '报名参加活动', mostADay: 3 },
];

/** Minimum time between two events of one kind. */
export const POINT_PAUSE_MS = 3_000;
