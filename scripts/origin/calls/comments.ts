/**
 * Lists of comments: serves `discussView`, `discussViewFlat`, `discussHot`, `discussReply`,
 * `discussCount` on hosts `app_if` and `nis`. Wire form: src/docs/wireFields.md.
 */

import { type Call, type CallContext, type Calls, readViewerId } from '../callContext.ts';
import { data } from '../envelope.ts';
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
import { formatComment } from '../wire/comment.ts';
import { COMMENTS_PER_PAGE, REPLIES_SHOWN } from './config.ts';
import { skipShown } from './paging.ts';

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
    offset: params.count('page') * COMMENTS_PER_PAGE,
    limit: COMMENTS_PER_PAGE,
  };
}

const withParent = (comment: StoredComment, { db }: CallContext) => ({
  comment,
  parent: comment.parentId ? findComment(db, comment.parentId) : null,
});

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

/** Answers comments with their first replies; the page size is `countNew` of the configuration. */
const discussView: Call = (context) => {
  const query = createCommentQuery(context);
  const list = listComments(context.db, query);
  return data({
    list: skipShown(list, context.params).map((comment) => formatWithReplies(comment, context)),
    totalCount: countComments(context.db, query.articleId, query.source),
    hasMore: query.offset + list.length < countVisible(context.db, query),
  });
};

/** Answers comments and replies in one list, each reply with its parent. */
const discussViewFlat: Call = (context) => {
  const query = { ...createCommentQuery(context), flat: true };
  const list = listComments(context.db, query);
  return data({
    list: skipShown(list, context.params).map((row) => {
      const { comment, parent } = withParent(row, context);
      return formatComment(comment, null, parent, context.addresses);
    }),
    totalCount: countComments(context.db, query.articleId, query.source),
    hasMore: query.offset + list.length < countVisible(context.db, query),
  });
};

const discussHot: Call = (context) => {
  const { db, params } = context;
  const limit = Math.min(params.count('count', 3) || 3, HOT_LIMIT);
  const list = listHotComments(db, params.count('id'), params.count('source'), limit);
  return data({ list: list.map((comment) => formatWithReplies(comment, context)) });
};

/** Answers the comment `id` and its replies, each with its parent. */
const discussReply: Call = (context) => {
  const { db, params, addresses } = context;
  const viewer = readViewerId(context);
  const top = findComment(db, params.count('id'));
  const isSeen = top && (!top.inReview || (top.byMember && top.userId === viewer));
  if (!isSeen) return data({ list: [], totalCount: 0, hasMore: false });
  const offset = params.count('page') * REPLIES_PER_PAGE;
  const rows = listReplies(db, top, viewer, offset, REPLIES_PER_PAGE + 1);
  const page = skipShown(rows.slice(0, REPLIES_PER_PAGE), params);
  return data({
    comment: formatComment(top, null, withParent(top, context).parent, addresses),
    list: page.map((row) => {
      const { comment, parent } = withParent(row, context);
      return formatComment(comment, null, parent, addresses);
    }),
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
