/** Likes, shares and views. */

import type { CallContext, Calls } from '../callContext.ts';
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
  addLike,
  addToArticleCounter,
  type Counter,
  type LikedObject,
  removeLike,
} from '../store/counters.ts';
import { addToWritingCounter, OBJECT_POST } from '../store/writings.ts';
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
  const { db, params, member, now } = context;
  const ofArticle = isArticle(type);
  if (ofArticle && !findArticle(db, id)) return unknown;
  if (type === OBJECT_POST && !findPost(context, id)) return unknown;
  if (type === OBJECT.comment) {
    const comment = findComment(db, id);
    if (!comment || (comment.inReview && comment.userId !== member?.userId)) return unknown;
  }
  const liked = { type: ofArticle ? OBJECT.article : type, id };
  const reader = readReader(context);
  const add = (step: number) => {
    if (ofArticle) addToArticleCounter(db, id, 'praises', step);
    if (type === OBJECT.comment) addToCommentLikes(db, id, step);
    if (type === OBJECT_POST) addToWritingCounter(db, id, 'praises', step);
  };
  if (params.text('cancel') === '1') {
    const removed = removeLike(db, liked, reader);
    if (removed === 0) return no('not liked');
    add(-removed);
    return yes;
  }
  if (!addLike(db, liked, reader, now, readIdempotencyKey(context))) return no('already liked');
  add(1);
  return yes;
}

export const eventCalls: Calls = createIdempotentCalls({ event, detailAddPraise });
