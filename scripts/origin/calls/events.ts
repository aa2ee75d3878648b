/** Likes, shares and views, and the records of statistics. */

import type { DatabaseSync } from 'node:sqlite';
import type { Call, CallContext, Calls } from '../callContext.ts';
import { type Answer, no, unknown, yes } from '../envelope.ts';
import {
  createIdempotentCalls,
  readIdempotencyKey,
  readReader,
  type WriteCall,
} from '../idempotency.ts';
import { findArticle } from '../store/articles.ts';
import { addToCommentLikes, findComment } from '../store/comments.ts';
import {
  addToArticleCounter,
  type Counter,
  type Like,
  type LikedObject,
  likes,
} from '../store/counters.ts';
import { isIdentified, isSameReader } from '../store/reader.ts';
import { addToWritingCounter, OBJECT_POST } from '../store/writings.ts';
import { defineTable } from '../table.ts';
import { findPost } from './posts.ts';

/** Types of objects (wire 4.4, event). Paper articles and accounts' articles count as articles. */
const OBJECT = { article: 0, comment: 1, paper: 7, accountArticle: 10 } as const;
const COUNTERS: Readonly<Record<number, Counter>> = { 2: 'shares', 3: 'clicks' };
const LIKE = 1;

const isArticle = (type: number): boolean =>
  type === OBJECT.article || type === OBJECT.paper || type === OBJECT.accountArticle;

/**
 * Stores a like (`eventType` 1, "praise" on the wire), share (2) or view (3). A reader likes
 * an object once and can undo it with `cancel` 1.
 */
const event: WriteCall = (context) => answerEvent(context, context.params.count('eventType'));

const detailAddPraise: WriteCall = (context) => answerEvent(context, LIKE);

function answerEvent(context: CallContext, eventType: number): Answer {
  const { db, params } = context;
  const type = params.count('type');
  const id = params.count('id', params.count('articleId'));
  if (eventType === LIKE) return answerLike(context, { type, id });
  const counter = COUNTERS[eventType];
  if (counter && isArticle(type) && findArticle(db, id)) addToArticleCounter(db, id, counter);
  if (counter && type === OBJECT_POST && findPost(context, id))
    addToWritingCounter(db, id, counter);
  return yes;
}

function answerLike(context: CallContext, { type, id }: LikedObject): Answer {
  const { db, member } = context;
  const ofArticle = isArticle(type);
  if (ofArticle && !findArticle(db, id)) return unknown;
  if (type === OBJECT_POST && !findPost(context, id)) return unknown;
  if (type === OBJECT.comment) {
    const comment = findComment(db, id);
    if (!comment || (comment.inReview && comment.userId !== member?.userId)) return unknown;
  }
  return changeLike(context, { type: ofArticle ? OBJECT.article : type, id }, (step) => {
    if (ofArticle) addToArticleCounter(db, id, 'praises', step);
    if (type === OBJECT.comment) addToCommentLikes(db, id, step);
    if (type === OBJECT_POST) addToWritingCounter(db, id, 'praises', step);
  });
}

/**
 * Stores a reader's like once, or with `cancel` 1 removes it, also one that the member has sent from
 * this device before the login; `add` changes the counter. An unidentified reader (no login, no
 * device id) always counts as a new one.
 */
export function changeLike(
  context: CallContext,
  { type, id: objectId }: LikedObject,
  add: (step: number) => void,
): Answer {
  const { db, params, now: at } = context;
  const reader = readReader(context);
  const isLike = (row: Like) =>
    row.type === type && row.objectId === objectId && isSameReader(row, reader);
  if (params.text('cancel') === '1') {
    const removed = likes(db).remove(isLike).length;
    if (removed > 0) add(-removed);
    return removed === 0 ? no('not liked') : yes;
  }
  if (isIdentified(reader) && likes(db).find(isLike)) return no('already liked');
  const idempotencyKey = readIdempotencyKey(context);
  likes(db).add({ type, objectId, ...reader, at, idempotencyKey });
  add(1);
  return yes;
}

export const eventCalls: Calls = createIdempotentCalls({ event, detailAddPraise });

/** Headers that are stored with a record. */
const RECORD_HEADERS = ['tenant-code', 'appkey', 'os', 'deviceid', 'useruuid'];

function saveRecord({ db, name, params, headers, now }: CallContext): void {
  addRecord(db, {
    kind: name,
    at: now,
    headers: Object.fromEntries(
      RECORD_HEADERS.flatMap((header) => {
        const value = headers.get(header);
        return value === null ? [] : [[header, value]];
      }),
    ),
    params: Object.fromEntries(params.pairs.filter(([key]) => key.toLowerCase() !== 'token')),
  });
}

const record: Call = (context) => {
  saveRecord(context);
  return yes;
};

/** Stores a record of a view (`eventType` 3) or share (2) and adds to the article's counter. */
const countedRecord: WriteCall = (context) => {
  const { db, params } = context;
  saveRecord(context);
  const counter = COUNTERS[params.count('eventType')];
  if (counter && isArticle(params.count('type'))) {
    addToArticleCounter(db, params.count('id'), counter);
  }
  return yes;
};

export const statisticsCalls: Calls = {
  ...createIdempotentCalls({ postEvents: countedRecord, postEvent: countedRecord }),
  recordDevice: record,
  bigData: record,
};

/** Calls of the analytics host: read records, and clicks on articles. */
export const recordCalls: Calls = { sendRecord: record, click: record };

/** The content of a statistics call. */
interface StoredRecord {
  /** The call: `sendRecord`, `click`, `recordDevice`, `bigData`, `postEvent`, `postEvents`. */
  readonly kind: string;
  readonly at: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly params: Readonly<Record<string, string>>;
}

const records = defineTable<StoredRecord>('records');

/** The oldest records are deleted beyond this number. */
const MAX_RECORDS = 5_000;

export function addRecord(db: DatabaseSync, record: StoredRecord): void {
  const { id } = records(db).add(record);
  if (id > MAX_RECORDS) records(db).remove((row) => row.id <= id - MAX_RECORDS);
}

/** Lists all records, oldest first. */
export const listRecords = (db: DatabaseSync): StoredRecord[] =>
  records(db)
    .list()
    .map(({ id: _, ...record }) => record);
