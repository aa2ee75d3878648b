/** Events as the points centre names them (wire 14.9). */
export const SIGN_IN = '签到';
export const SHARE = '分享';

/** What of the outbox may earn, by the kind of the write. */
const EVENTS = {
  comment: '评论',
  vote: '投票',
  bigVote: '投票',
  signUp: '报名',
} as const satisfies Readonly<Record<string, string>>;

/** The event of a write that was stored; null for one that never earns. */
export const eventOfWrite = (kind: string): string | null =>
  new Map<string, string>(Object.entries(EVENTS)).get(kind) ?? null;
