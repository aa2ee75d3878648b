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
import type { Comment, CommentPage, CommentSource, WrittenComment } from './types.ts';

/** Comments, their replies, and replies to those; nothing deeper is shown. */
const MAX_DEPTH = 3;
/** `type` 2 is a video (inferred): its address may still be that of a picture. */
const ATTACHED_VIDEO = 2;
const PICTURE_FILE = /\.(?:png|jpe?g|gif|bmp|webp|avif)(?:\.\d)?(?:$|[?#])/i;

/** A comment (wire 10.3); null when it has no id to answer or like it by. */
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
    root: parseComment(field(wire, 'comment')) ?? parseAnswered(list[0]),
  };
}

/**
 * Answer of `discuss`. Servers that only say yes let editors read a comment first
 * (product 8.3: 'comment review in progress').
 */
export function parseWritten(value: unknown): WrittenComment | null {
  const wire = parseRecord(value);
  if (!parseFlag(field(wire, 'value'), true)) return null;
  return {
    id: parseId(field(wire, 'id')),
    inReview: parseFlag(field(wire, 'inReview'), true),
    comment: parseComment(field(wire, 'comment')),
  };
}

const SOURCES: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 18] satisfies CommentSource[];

/** 0 stands for what is unknown, as in calls. */
export function parseSource(value: unknown): CommentSource {
  const source = parseNumber(value) ?? 0;
  return SOURCES.includes(source) ? (source as CommentSource) : 0;
}

/** What a reply says of the comment that it answers; null when it says nothing. */
function parseAnswered(reply: unknown): Comment | null {
  const wire = parseRecord(reply);
  const info = parseRecord(field(wire, 'info'));
  return parseComment({
    id: field(wire, 'parentID', 'parentId'),
    articleID: field(wire, 'articleID', 'articleId'),
    sourceType: field(wire, 'sourceType'),
    userName: field(info, 'parentUser'),
    content: field(info, 'parentContent'),
    created: field(info, 'parentTime'),
    attachments: field(info, 'parentAtts'),
  });
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
    articleId: parseLinkedId(field(wire, 'articleID', 'articleId')),
    source: parseSource(field(wire, 'sourceType')),
    parentId: parseLinkedId(field(wire, 'parentID', 'parentId')),
    // Text, as ids of readers may arrive encrypted (product 3.21).
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
    const url = filterImageLink(field(attachment, 'url'));
    const isVideo = parseNumber(field(attachment, 'type')) === ATTACHED_VIDEO;
    return isVideo && !PICTURE_FILE.test(url) ? null : url || null;
  });
}
