import { hasMoreByPage } from '../paging.ts';
import * as read from '../read.ts';
import { field, findRows, parseEach, parseRecord, removeDuplicates } from '../wire.ts';
import { parseAttached } from './attached.ts';
import { parseTag } from './circle.ts';
import { parseReader, parseReview } from './writer.ts';

/** A post of a circle, or of the friends' circle (`circleId` ''). */
export type Post = read.Parsed<typeof parsePost>;

/** Returns a post of a circle or of the friends' circle; null without an id or any content. */
export function parsePost(value: unknown) {
  const wire = parseRecord(value);
  return read.filled(['id', ['text', 'attached']], {
    id: read.linkedId(wire, 'id', 'postId', 'postID', 'fileId'),
    circleId: read.linkedId(wire, 'circleId', 'circleID'),
    circleName: read.line(wire, 'circleName'),
    writer: parseReader(wire),
    text: read.writing(wire, 'content', 'text'),
    tag: parseTag({ id: field(wire, 'tagId', 'tagID'), name: field(wire, 'tagName') }),
    place: read.line(wire, 'location'),
    createdAt: read.time(wire, 'created', 'createTime'),
    attached: parseAttached(wire),
    praises: read.count(wire, 'countPraise'),
    comments: read.count(wire, 'countDiscuss'),
    isTop: read.flag(wire, 'isTop', 'top'),
    review: parseReview(field(wire, 'status')),
    /** Why the review refused it; only its author sees it. */
    reason: read.line(wire, 'reason'),
    /** Readers who like it, if the server names them; only in the friends' circle. */
    praisedBy: read.each(wire, parsePraiser, 'praises'),
  });
}

/** Returns a reader who likes a post; null without name, portrait and id. */
function parsePraiser(value: unknown) {
  const writer = parseReader(parseRecord(value));
  return writer.id || writer.name || writer.icon ? writer : null;
}

/**
 * Returns a page of posts: `{list}` or a bare array. Every page that is not empty may have a
 * next one.
 */
export function parsePosts(value: unknown) {
  const sent = findRows(value, 'list', 'posts');
  const posts = removeDuplicates(parseEach(sent, parsePost));
  return {
    rows: posts.map((post) => ({ kind: 'post' as const, id: post.id, post })),
    hasMore: hasMoreByPage(sent.length),
  };
}
