import type { Call, CallContext, Calls } from '../call.ts';
import { data } from '../envelope.ts';
import {
  countComments,
  findComment,
  listComments,
  listHotComments,
  listReplies,
  type StoredComment,
} from '../store/comments.ts';
import { formatComment } from '../wire/comment.ts';
import { COMMENTS_PER_PAGE, REPLIES_SHOWN } from './config.ts';

const HOT_LIMIT = 20;
const REPLIES_PER_PAGE = 10;

function formatWithReplies(comment: StoredComment, { db, addresses }: CallContext) {
  const list = comment.replies > 0 ? listReplies(db, comment.id, 0, REPLIES_SHOWN) : [];
  return formatComment(comment, { list, pageSize: REPLIES_PER_PAGE }, null, addresses);
}

/** Comments with their first replies, a page of the site's `countNew`. */
const discussView: Call = (context) => {
  const { db, params } = context;
  const articleId = params.count('id');
  const source = params.count('source');
  const offset = params.count('page') * COMMENTS_PER_PAGE;
  const list = listComments(db, { articleId, source, offset, limit: COMMENTS_PER_PAGE });
  const threads = countComments(db, articleId, source, false);
  return data({
    list: list.map((comment) => formatWithReplies(comment, context)),
    totalCount: countComments(db, articleId, source, true),
    hasMore: offset + list.length < threads,
  });
};

/** Comments and replies in one row, each reply with what it answers. */
const discussViewFlat: Call = ({ db, params, addresses }) => {
  const articleId = params.count('id');
  const source = params.count('source');
  const offset = params.count('page') * COMMENTS_PER_PAGE;
  const list = listComments(db, {
    articleId,
    source,
    flat: true,
    offset,
    limit: COMMENTS_PER_PAGE,
  });
  const totalCount = countComments(db, articleId, source, true);
  return data({
    list: list.map((comment) => {
      const parent = comment.parentId ? findComment(db, comment.parentId) : null;
      return formatComment(comment, null, parent, addresses);
    }),
    totalCount,
    hasMore: offset + list.length < totalCount,
  });
};

const discussHot: Call = (context) => {
  const { db, params } = context;
  const limit = Math.min(params.count('count', 3) || 3, HOT_LIMIT);
  const list = listHotComments(db, params.count('id'), params.count('source'), limit);
  return data({ list: list.map((comment) => formatWithReplies(comment, context)) });
};

/** Replies to the comment `id`. */
const discussReply: Call = ({ db, params, addresses }) => {
  const parent = findComment(db, params.count('id'));
  if (!parent) return data({ list: [], totalCount: 0, hasMore: false });
  const offset = params.count('page') * REPLIES_PER_PAGE;
  const list = listReplies(db, parent.id, offset, REPLIES_PER_PAGE);
  return data({
    list: list.map((reply) => formatComment(reply, null, parent, addresses)),
    totalCount: parent.replies,
    hasMore: offset + list.length < parent.replies,
  });
};

const discussCount: Call = ({ db, params }) =>
  data({ countDiscuss: countComments(db, params.count('id'), params.count('source'), true) });

export const commentCalls: Calls = {
  discussView,
  discussViewFlat,
  discussHot,
  discussReply,
  discussCount,
};
