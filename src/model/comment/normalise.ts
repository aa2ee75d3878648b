import { filterImageLink } from '../link.ts';
import { hasMoreByServer } from '../paging.ts';
import {
  field,
  parseCount,
  parseEach,
  parseFlag,
  parseId,
  parseLinkedId,
  parseList,
  parseMoment,
  parseNumber,
  parseRecord,
  parseText,
  type Wire,
} from '../wire.ts';
import type { Comment, CommentPage } from './types.ts';

/** Comments, their replies, and replies to those; nothing deeper is shown. */
const MAX_DEPTH = 3;
const ATTACHED_PICTURE = 1;

/** A comment (interop section 10); null when it has no id to answer or like it by. */
export function parseComment(value: unknown): Comment | null {
  return parseAtDepth(value, 1);
}

/** Answer of discussView and its relatives, or a bare array of comments. */
export function parseCommentPage(value: unknown): CommentPage {
  const wire = parseRecord(value);
  const list = Array.isArray(value) ? value : parseList(field(wire, 'list'));
  const comments = parseEach(list, parseComment);
  return {
    comments,
    totalCount: Math.max(parseCount(field(wire, 'totalCount', 'discussCount')), comments.length),
    hasMore: hasMoreByServer(field(wire, 'hasMore'), list.length),
  };
}

function parseAtDepth(value: unknown, depth: number): Comment | null {
  const wire = parseRecord(value);
  const id = parseId(field(wire, 'id'));
  if (id === '') return null;
  const topDiscuss = parseRecord(field(wire, 'topDiscuss'));
  const replies =
    depth < MAX_DEPTH
      ? parseEach(field(topDiscuss, 'list'), (reply) => parseAtDepth(reply, depth + 1))
      : [];
  const replyCount = Math.max(parseCount(field(wire, 'countDiscuss')), replies.length);
  return {
    id,
    parentId: parseLinkedId(field(wire, 'parentID', 'parentId')),
    // Text, as ids of readers may arrive encrypted (spec section 3).
    userId: parseText(field(wire, 'userID', 'userId')),
    userName: parseText(field(wire, 'userName')),
    userIcon: filterImageLink(field(wire, 'userIcon')),
    parentUserName: parseText(field(parseRecord(field(wire, 'info')), 'parentUser')),
    text: parseText(field(wire, 'content')),
    createdAt: parseMoment(field(wire, 'created', 'createTime')),
    location: parseText(field(wire, 'location')),
    praises: parseCount(field(wire, 'countPraise')),
    replyCount,
    official: parseFlag(field(wire, 'isOfficial', 'official')),
    pinned: parseFlag(field(wire, 'isTop', 'top')),
    excellent: parseFlag(field(wire, 'isWonderful')),
    inReview: parseFlag(field(wire, 'inReview')),
    pictures: parsePictures(wire),
    replies,
    hasMoreReplies: parseFlag(field(topDiscuss, 'hasMore'), replyCount > replies.length),
  };
}

/** Attachments are `{type 1 picture | 2 video, url}` or plain addresses. */
function parsePictures(wire: Wire): readonly string[] {
  return parseEach(field(wire, 'attachments'), (value) => {
    if (typeof value === 'string') return filterImageLink(value) || null;
    const attachment = parseRecord(value);
    const type = parseNumber(field(attachment, 'type')) ?? ATTACHED_PICTURE;
    return (type === ATTACHED_PICTURE && filterImageLink(field(attachment, 'url'))) || null;
  });
}
