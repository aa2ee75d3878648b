import type { PointEntry } from '../store/points.ts';
import { formatChinaTime, formatWireTime } from './time.ts';

// Guesses: all but the fields of event1 (src/docs/wireFields.md).

/** `code` of an event and of a credit (wire 14.9). */
export const POINT_CODE = { done: '1002', paid: '1004', tooOften: '1009' } as const;

/** Name of the points for readers. */
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
  /** Null when nothing was credited. */
  readonly paid: PointEntry | null;
}

/** Formats the answer of `event1`, whose time has slashes. */
export const formatPointEvent = ({ type, now, code, paid }: PointAnswer) => ({
  eType: type,
  eStartTime: formatChinaTime(now).replace(/-/g, '/'),
  code,
  ...(code === POINT_CODE.tooOften && { msg: '行为过于频繁' }),
  result: paid
    ? [{ msg: paid.message, score: paid.score, code: POINT_CODE.paid, srname: POINT_NAME }]
    : [],
});
