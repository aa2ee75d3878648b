import type { StoredComment } from '../store/comments.ts';
import type { Addresses } from './addresses.ts';
import { formatWireTime } from './time.ts';

// Guesses: isTop, isOfficial and inReview (src/docs/wireFields.md).

const ATTACHED_IMAGE = 1;

/** A reply with its parent. */
export interface Reply {
  readonly comment: StoredComment;
  readonly parent: StoredComment | null;
}

export interface CommentReplies {
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
    articleUrl: '',
    articleUrlPad: '',
    parentUser: parent?.model.user ?? '',
    parentContent: parent?.model.text ?? '',
    parentTime: parent ? formatWireTime(parent.createdAt) : '',
    parentAtts: [],
    parentType: 0,
    rssType: 0,
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
    activityOpt: 0,
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
