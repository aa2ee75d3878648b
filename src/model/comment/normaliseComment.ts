import { filterMediaLink } from '../link.ts';
import { hasMoreByServer } from '../paging.ts';
import * as read from '../read.ts';
import { field, findRows, parseEach, parseFlag, parseRecord, type Wire } from '../wire.ts';
import { parseSource } from './commentRules.ts';
import type { Comment, CommentPage, WrittenComment } from './commentTypes.ts';

/** Comments, replies and replies to replies; deeper levels are not shown. */
const MAX_DEPTH = 3;
/** `type` 2 is probably a video; its address may still be one of an image. */
const ATTACHED_VIDEO = 2;
const VIDEO_FILE = /\.(?:mp4|m4v|mov|webm|m3u8)(?:$|[?#])/i;
const IMAGE_FILE = /\.(?:png|jpe?g|gif|bmp|webp|avif)(?:\.\d)?(?:$|[?#])/i;

/**
 * Returns a comment (wire 10.3); null without an id, because it could not be answered
 * or liked.
 */
export function parseComment(value: unknown): Comment | null {
  return parseAtDepth(value, 1);
}

/** Returns the answer of discussView and similar calls, or a bare array of comments. */
export function parseCommentPage(value: unknown): CommentPage {
  const wire = parseRecord(value);
  const list = findRows(value, 'list');
  const comments = parseEach(list, parseComment);
  return {
    comments,
    totalCount: Math.max(read.count(wire, 'totalCount', 'discussCount'), comments.length),
    hasMore: hasMoreByServer(field(wire, 'hasMore'), list.length),
    root: parseComment(field(wire, 'comment')) ?? parseAnswered(list[0]),
  };
}

/**
 * Returns the answer of `discuss`; null when the server refused. Servers that confirm without
 * details review comments before publication (product 8.3: 'comment review in progress').
 */
export function parseWrittenComment(value: unknown): WrittenComment | null {
  const wire = parseRecord(value);
  if (!read.defaultOn(wire, 'value')) return null;
  return {
    id: read.id(wire, 'id'),
    inReview: read.defaultOn(wire, 'inReview'),
    comment: parseComment(field(wire, 'comment')),
  };
}

/** Returns the parent comment from the fields that a reply repeats of it; null without them. */
function parseAnswered(reply: unknown): Comment | null {
  const wire = parseRecord(reply);
  const info = read.record(wire, 'info');
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
  const topDiscuss = read.record(wire, 'topDiscuss');
  const replies =
    depth < MAX_DEPTH
      ? parseEach(field(topDiscuss, 'list'), (reply) => parseAtDepth(reply, depth + 1))
      : [];
  const replyCount = Math.max(read.count(wire, 'countDiscuss'), replies.length);
  return read.filled(['id'], {
    id: read.id(wire, 'id'),
    articleId: read.linkedId(wire, 'articleID', 'articleId'),
    source: parseSource(field(wire, 'sourceType')),
    parentId: read.linkedId(wire, 'parentID', 'parentId'),
    // Plain text, because user ids may be encrypted (product 3.21).
    userId: read.text(wire, 'userID', 'userId'),
    userName: read.line(wire, 'userName'),
    userIcon: read.image(wire, 'userIcon'),
    parentUserName: read.line(read.record(wire, 'info'), 'parentUser'),
    text: read.writing(wire, 'content'),
    createdAt: read.time(wire, 'created', 'createTime'),
    location: read.line(wire, 'location'),
    praises: read.count(wire, 'countPraise'),
    replyCount,
    official: read.flag(wire, 'isOfficial', 'official'),
    pinned: read.flag(wire, 'isTop', 'top'),
    excellent: read.flag(wire, 'isWonderful'),
    inReview: read.flag(wire, 'inReview'),
    ...parseAttachments(wire),
    replies,
    hasMoreReplies: hasMoreReplies(topDiscuss, replyCount > replies.length),
  });
}

/**
 * Returns whether a comment has more replies than it was sent with (product 3.10): by the server's
 * `hasMore`, else by the number of its page, from 0; else by the number of replies.
 */
function hasMoreReplies(topDiscuss: Wire, isCounted: boolean): boolean {
  const pages = read.count(topDiscuss, 'totalPage');
  const isPaged = read.count(topDiscuss, 'page') + 1 < pages;
  return parseFlag(field(topDiscuss, 'hasMore'), isCounted || isPaged);
}

/** Attachments are `{type 1 image | 2 video, url}` or plain addresses. */
function parseAttachments(wire: Wire): Pick<Comment, 'pictures' | 'videos'> {
  const attached = parseEach(field(wire, 'attachments'), (value) => {
    const attachment = parseRecord(value);
    const url = filterMediaLink(typeof value === 'string' ? value : field(attachment, 'url'));
    const isSaid = read.number(attachment, 'type') === ATTACHED_VIDEO;
    const isVideo = VIDEO_FILE.test(url) || (isSaid && !IMAGE_FILE.test(url));
    return url === '' ? null : { url, isVideo };
  });
  const listUrls = (isVideo: boolean) =>
    attached.filter((one) => one.isVideo === isVideo).map(({ url }) => url);
  const videos = listUrls(true);
  return { pictures: listUrls(false), ...(videos.length > 0 && { videos }) };
}

/**
 * Returns the comments of a flat list (`discussViewFlat`), which has replies between the comments, with
 * each reply below the comment of its thread. A reply whose comment is on another page stays where it is.
 */
export function groupReplies(comments: readonly Comment[]): readonly Comment[] {
  const byId = new Map(comments.map((comment) => [comment.id, comment]));
  /** Returns the comment that a thread begins with; of replies in a circle the reply itself. */
  const findTop = (reply: Comment): Comment => {
    let top = reply;
    for (let steps = 0; steps < comments.length; steps += 1) {
      const parent = byId.get(top.parentId);
      if (!parent) return top;
      top = parent;
    }
    return reply;
  };
  const threads = new Map<Comment, Comment[]>();
  for (const comment of comments) {
    const top = findTop(comment);
    const replies = threads.get(top) ?? [];
    threads.set(top, top === comment ? replies : [...replies, comment]);
  }
  return comments.flatMap((comment) => {
    const added = threads.get(comment);
    if (!added) return [];
    const replies = [...comment.replies, ...added];
    const replyCount = Math.max(comment.replyCount, replies.length);
    return { ...comment, replies, replyCount, hasMoreReplies: replyCount > replies.length };
  });
}
