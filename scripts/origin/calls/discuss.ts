/** Writing, deleting and reporting comments. */

import { type CallContext, type Calls, LOGIN_NEEDED } from '../callContext.ts';
import { type Answer, data, fail, unknown, yes } from '../envelope.ts';
import {
  createIdempotentCalls,
  readIdempotencyKey,
  readReader,
  type WriteCall,
} from '../idempotency.ts';
import type { PushHub } from '../push/pushHub.ts';
import { findArticle } from '../store/articles.ts';
import {
  comments,
  findComment,
  removeComment,
  type StoredComment,
  saveReport,
} from '../store/comments.ts';
import { mustWait, rememberWrite } from '../store/limits.ts';
import { AUDIT, readAudit } from '../store/overrides.ts';
import { claimUploads } from '../store/uploads.ts';
import { OBJECT_POST } from '../store/writings.ts';
import { readUploadKind } from '../uploadStore.ts';
import { type Addresses, UPLOAD_PATH } from '../wire/addresses.ts';
import { isLongerThan, needsReview, REFUSED, readLocation } from '../writeRules.ts';
import { formatComment } from './comments.ts';
import { findShortVideo, OBJECT_VIDEO } from './mvod.ts';
import { findPost } from './posts.ts';

const MAX_CHARACTERS = 1000;
const MAX_IMAGES = 9;
const MAX_REASON_LENGTH = 500;

/** Stores a member's comment on an article, or a reply to a comment. */
const discuss: WriteCall = (context) => {
  const { db, params, member, now, addresses, push } = context;
  if (!member) return LOGIN_NEEDED;
  const articleId = params.count('rootID');
  const source = params.count('sourceType');
  const root = findRoot(context, articleId, source);
  if (!root) return unknown;
  const audit = readAudit(db);
  if (root.isClosed || audit === AUDIT.closed) {
    return fail(REFUSED.closed, '评论已关闭');
  }
  const text = params.text('content');
  const pictures = readImages(context);
  const refusal = decideRefusal(text, pictures);
  if (refusal) return fail(REFUSED.content, refusal);
  const parent = findParent(context, articleId, source);
  if (parent === 'gone') return fail(REFUSED.content, '要回复的评论已不存在');
  if (context.limits.on && mustWait(db, member.userId, now)) {
    return fail(REFUSED.tooOften, '评论太频繁，请稍后再试');
  }
  if (!pictures.every(isImage) || !claimUploads(db, pictures, member.userId)) {
    return fail(REFUSED.content, '图片已失效，请重新上传');
  }
  const inReview =
    audit === AUDIT.some && !member.official && needsReview(text, pictures.length > 0);
  const { id } = comments(db).add({
    articleId,
    source,
    parentId: parent?.id ?? 0,
    threadId: parent ? parent.threadId || parent.id : 0,
    userId: member.userId,
    createdAt: now,
    praises: 0,
    inReview,
    byMember: true,
    idempotencyKey: readIdempotencyKey(context),
    model: {
      user: member.nickname,
      text,
      ...readLocation(context),
      ...(pictures.length > 0 && { uploads: pictures }),
      ...(member.official && { official: true }),
    },
  });
  rememberWrite(db, member.userId, now);
  const stored = findComment(db, id);
  if (stored) publishComment(push, stored, parent, addresses);
  return data({
    value: 'true',
    id,
    inReview: inReview ? 1 : 0,
    comment: stored && formatComment(stored, null, parent, addresses),
  });
};

/** Returns the commented object; null when the reader may not see it. */
function findRoot(context: CallContext, id: number, source: number): { isClosed: boolean } | null {
  if (source === OBJECT_POST) return findPost(context, id) && { isClosed: false };
  if (source === OBJECT_VIDEO) return findShortVideo(id) ? { isClosed: false } : null;
  const article = findArticle(context.db, id);
  if (!article || (article.model.status ?? 1) !== 1) return null;
  return { isClosed: article.model.discussClosed === true };
}

/** Returns why a comment is invalid, as a message for the reader; null when it is valid. */
function decideRefusal(text: string, pictures: readonly string[]): string | null {
  if (text === '') return '请输入评论内容';
  if (isLongerThan(text, MAX_CHARACTERS)) return `评论不能超过${MAX_CHARACTERS}字`;
  return pictures.length > MAX_IMAGES ? `最多上传${MAX_IMAGES}张图片` : null;
}

/** Parses the names of uploaded images; '' for any other address, which no upload has. */
function readImages({ params }: CallContext): readonly string[] {
  const addresses = params
    .text('imgUrl')
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean);
  return [...new Set(addresses.map((address) => address.split(UPLOAD_PATH)[1] ?? ''))];
}

/** Uploads can also be video and audio, which comments do not allow. */
const isImage = (name: string): boolean => readUploadKind(name) === 'image';

/** Returns the parent of a reply; null for a comment on the article itself. */
function findParent(
  { db, params, member }: CallContext,
  articleId: number,
  source: number,
): StoredComment | null | 'gone' {
  const id = params.count('parentID');
  if (id === 0) return null;
  const parent = findComment(db, id);
  const isHere = parent && parent.articleId === articleId && parent.source === source;
  const isSeen = parent && (!parent.inReview || isOwn(parent, member?.userId));
  return isHere && isSeen ? parent : 'gone';
}

const isOwn = (comment: StoredComment, memberId: number | undefined): boolean =>
  comment.byMember && comment.userId === memberId;

/** The nested statuses of delMyDiscuss (wire 2.9). */
const DELETED = [0, '删除成功'] as const;
const NOT_YOURS = [1, '只能删除自己的评论'] as const;
const NOT_THERE = [2, '评论不存在'] as const;

/** Deletes a member's own comment with all replies. */
const delMyDiscuss: WriteCall = ({ db, params, member }) => {
  if (!member) return LOGIN_NEEDED;
  const fileId = params.count('fileId');
  const answer = ([status, message]: readonly [number, string]): Answer =>
    data({ status, message, data: { fileId, userID: member.userId } });
  const comment = findComment(db, fileId);
  if (!comment) return answer(NOT_THERE);
  if (!isOwn(comment, member.userId)) return answer(NOT_YOURS);
  removeComment(db, fileId);
  return answer(DELETED);
};

/** Stores a reader's report of the comment (or post) `rootID`. */
const expose: WriteCall = (context) => {
  const { db, params, now: at } = context;
  const id = params.count('rootID');
  const of = params.count('type') === OBJECT_POST ? 'post' : 'comment';
  if (!(of === 'post' ? findPost(context, id) : findComment(db, id))) return unknown;
  const reason = params.text('reason').slice(0, MAX_REASON_LENGTH);
  saveReport(db, { id, of, reader: readReader(context), reason, at });
  return yes;
};

/** `postComment` is the name of `discuss` on servers with media uploads. */
export const discussCalls: Calls = createIdempotentCalls({
  discuss,
  postComment: discuss,
  delMyDiscuss,
  expose,
});

/** `source` of comments on a broadcast. */
const SOURCE_LIVE = 1;

/** Publishes a public comment on a broadcast as `live_discuss`; `id` is the broadcast's. */
function publishComment(
  push: PushHub,
  comment: StoredComment,
  parent: StoredComment | null,
  addresses: Addresses,
): void {
  if (comment.source !== SOURCE_LIVE || comment.inReview) return;
  const data = {
    ...formatComment(comment, null, parent, addresses),
    id: String(comment.articleId),
    commentId: comment.id,
  };
  push.publish({ type: 'live_discuss', data });
}
