/** Lists of comments. */

import { type Call, type CallContext, type Calls, readViewerId } from '../callContext.ts';
import { type Answer, data } from '../envelope.ts';
import {
  type CommentPageQuery,
  countComments,
  countVisible,
  findComment,
  listComments,
  listHotComments,
  listReplies,
  type StoredComment,
} from '../store/comments.ts';
import type { Addresses } from '../wire/addresses.ts';
import { formatWireTime } from '../wire/time.ts';
import { COMMENTS_PER_PAGE, REPLIES_SHOWN } from './config.ts';
import { readPage, skipShown } from './paging.ts';

// Guesses: isTop, isOfficial and inReview (src/docs/wireFields.md).

const ATTACHED_IMAGE = 1;

/** A reply with its parent. */
interface Reply {
  readonly comment: StoredComment;
  readonly parent: StoredComment | null;
}

interface CommentReplies {
  readonly list: readonly Reply[];
  readonly hasMore: boolean;
  readonly pageSize: number;
}

/**
 * Formats a comment (wire 10.3, 10.4). `info` is a JSON string in every third one, as on
 * older servers; `topDiscuss` is absent without replies.
 */
export function formatComment(
  comment: StoredComment,
  replies: CommentReplies | null,
  parent: StoredComment | null,
  addresses: Addresses,
): Record<string, unknown> {
  const { model, id } = comment;
  const info = {
    articleType: 0,
    parentUser: parent?.model.user ?? '',
    parentContent: parent?.model.text ?? '',
    parentTime: parent ? formatWireTime(parent.createdAt) : '',
    parentAtts: [],
    picSmall: '',
    picMiddle: '',
    picBig: '',
  };
  return {
    id,
    userID: comment.userId,
    userName: model.user,
    userIcon: addresses.call(`amuc/api/member/getPortrait?uid=${comment.userId}`),
    articleID: comment.articleId,
    sourceType: comment.source,
    parentID: comment.parentId,
    parentUserID: parent?.userId ?? 0,
    content: model.text,
    countDiscuss: comment.replies,
    countPraise: id % 2 === 0 ? comment.praises : String(comment.praises),
    longitude: 0,
    latitude: 0,
    location: model.place ?? '',
    created: formatWireTime(comment.createdAt),
    type: 0,
    isWonderful: model.excellent ? 1 : 0,
    isTop: model.pinned ? 1 : 0,
    isOfficial: model.official ? 1 : 0,
    ...(comment.inReview && { inReview: 1 }),
    xyID: 0,
    linkID: 0,
    columnCasName: '',
    attachments: [
      ...(model.pictures ?? []).map(addresses.image),
      ...(model.uploads ?? []).map(addresses.upload),
    ].map((url) => ({ type: ATTACHED_IMAGE, url })),
    info: id % 3 === 0 ? JSON.stringify(info) : info,
    ...(replies &&
      replies.list.length > 0 && { topDiscuss: formatReplies(comment, replies, addresses) }),
  };
}

function formatReplies(comment: StoredComment, replies: CommentReplies, addresses: Addresses) {
  return {
    list: replies.list.map((reply) => formatComment(reply.comment, null, reply.parent, addresses)),
    page: 0,
    totalPage: Math.ceil(comment.replies / replies.pageSize),
    hasMore: replies.hasMore,
  };
}

const HOT_LIMIT = 20;
const REPLIES_PER_PAGE = 10;
const OLDEST_FIRST = 1;

function createCommentQuery(context: CallContext): CommentPageQuery {
  const { params } = context;
  return {
    articleId: params.count('id'),
    source: params.count('source'),
    viewer: readViewerId(context),
    oldestFirst: params.count('sort') === OLDEST_FIRST,
    ...readPage(params, COMMENTS_PER_PAGE),
  };
}

const withParent = (comment: StoredComment, { db }: CallContext) => ({
  comment,
  parent: comment.parentId ? findComment(db, comment.parentId) : null,
});

function formatWithParent(row: StoredComment, context: CallContext) {
  const { comment, parent } = withParent(row, context);
  return formatComment(comment, null, parent, context.addresses);
}

function formatWithReplies(comment: StoredComment, context: CallContext) {
  const rows = listReplies(context.db, comment, readViewerId(context), 0, REPLIES_SHOWN + 1);
  const replies = {
    list: rows.slice(0, REPLIES_SHOWN).map((row) => withParent(row, context)),
    // One more row was read than is shown; a member's own reply in review counts, too.
    hasMore: rows.length > REPLIES_SHOWN,
    pageSize: REPLIES_PER_PAGE,
  };
  return formatComment(comment, replies, null, context.addresses);
}

function answerComments(
  context: CallContext,
  flat: boolean,
  format: (comment: StoredComment, context: CallContext) => unknown,
): Answer {
  const query = { ...createCommentQuery(context), flat };
  const list = listComments(context.db, query);
  return data({
    list: skipShown(list, context.params).map((comment) => format(comment, context)),
    totalCount: countComments(context.db, query.articleId, query.source),
    hasMore: query.offset + list.length < countVisible(context.db, query),
  });
}

/** Answers comments with their first replies; the page size is `countNew` of the configuration. */
const discussView: Call = (context) => answerComments(context, false, formatWithReplies);

/** Answers comments and replies in one list, each reply with its parent. */
const discussViewFlat: Call = (context) => answerComments(context, true, formatWithParent);

const discussHot: Call = (context) => {
  const { db, params } = context;
  const limit = Math.min(params.count('count', 3) || 3, HOT_LIMIT);
  const list = listHotComments(db, params.count('id'), params.count('source'), limit);
  return data({ list: list.map((comment) => formatWithReplies(comment, context)) });
};

/** Answers the comment `id` and its replies, each with its parent. */
const discussReply: Call = (context) => {
  const { db, params } = context;
  const viewer = readViewerId(context);
  const top = findComment(db, params.count('id'));
  const isSeen = top && (!top.inReview || (top.byMember && top.userId === viewer));
  if (!isSeen) return data({ list: [], totalCount: 0, hasMore: false });
  const offset = params.count('page') * REPLIES_PER_PAGE;
  const rows = listReplies(db, top, viewer, offset, REPLIES_PER_PAGE + 1);
  const page = skipShown(rows.slice(0, REPLIES_PER_PAGE), params);
  return data({
    comment: formatWithParent(top, context),
    list: page.map((row) => formatWithParent(row, context)),
    totalCount: top.replies,
    hasMore: rows.length > REPLIES_PER_PAGE,
  });
};

const discussCount: Call = ({ db, params }) =>
  data({ countDiscuss: countComments(db, params.count('id'), params.count('source')) });

export const commentCalls: Calls = {
  discussView,
  discussViewFlat,
  discussHot,
  discussReply,
  discussCount,
};
