import type { Call, Calls } from '../call.ts';
import { yes } from '../envelope.ts';
import { type Counter, countUp, praiseComment, recordEvent } from '../store/counters.ts';

const OBJECT = { article: 0, comment: 1, accountArticle: 10 } as const;
const COUNTERS: Readonly<Record<number, Counter>> = { 1: 'praises', 2: 'shares', 3: 'clicks' };
const PRAISE = 1;

/** Praise (1), share (2) and view (3) of an article or comment; always "true". */
const event: Call = ({ db, params, now }) => {
  const objectType = params.count('type');
  const objectId = params.count('id');
  const eventType = params.count('eventType');
  const device = params.text('device').slice(0, 100);
  recordEvent(db, {
    objectType,
    objectId,
    eventType,
    channel: params.count('channel'),
    device,
    at: now,
  });
  const counter = COUNTERS[eventType];
  if (objectType === OBJECT.comment) {
    if (eventType === PRAISE) praiseComment(db, objectId);
  } else if (counter && (objectType === OBJECT.article || objectType === OBJECT.accountArticle)) {
    countUp(db, objectId, counter);
  }
  return yes;
};

export const eventCalls: Calls = { event };
