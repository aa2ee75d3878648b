import type { PointEntry } from '../store/points.ts';
import { formatChinaTime, formatWireTime } from './time.ts';

// Guesses: all but the fields of event1 (src/docs/wire.md).

/** What became of an event, and of what it brings (interop section 14). */
export const POINT_CODE = { done: '1002', paid: '1004', tooOften: '1009' } as const;

/** What the points are called. */
const POINT_NAME = '积分';

export const formatPointEntry = ({ id, type, score, message, at, productId }: PointEntry) => ({
  id,
  eType: type,
  msg: message,
  score,
  created: formatWireTime(at),
  ...(productId !== 0 && { productId }),
});

interface PointAnswer {
  readonly type: string;
  readonly now: number;
  readonly code: string;
  /** Null where nothing was paid. */
  readonly paid: PointEntry | null;
}

/** The answer to `event1`: its time has slashes. */
export const formatPointEvent = ({ type, now, code, paid }: PointAnswer) => ({
  eType: type,
  eStartTime: formatChinaTime(now).replace(/-/g, '/'),
  code,
  ...(code === POINT_CODE.tooOften && { msg: '行为过于频繁' }),
  result: paid
    ? [{ msg: paid.message, score: paid.score, code: POINT_CODE.paid, srname: POINT_NAME }]
    : [],
});
