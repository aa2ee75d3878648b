import { hasMoreByPage } from '../paging.ts';
import { parseLine, parseWriting } from '../text.ts';
import {
  field,
  parseCount,
  parseEach,
  parseFlag,
  parseLinkedId,
  parseList,
  parseRecord,
  parseTimestamp,
} from '../wire.ts';
import { parseAttached } from './attached.ts';
import { parseTag } from './circle.ts';
import type { CommunityListPage, Post } from './communityTypes.ts';
import { parseReview } from './review.ts';
import { parseReader } from './writer.ts';

/** Returns a post of a circle or of the friends' circle; null without an id or any content. */
export function parsePost(value: unknown): Post | null {
  const wire = parseRecord(value);
  const id = parseLinkedId(field(wire, 'id', 'postId', 'postID', 'fileId'));
  const text = parseWriting(field(wire, 'content', 'text'));
  const attached = parseAttached(wire);
  if (id === '' || (text === '' && attached.length === 0)) return null;
  return {
    id,
    circleId: parseLinkedId(field(wire, 'circleId', 'circleID')),
    circleName: parseLine(field(wire, 'circleName')),
    writer: parseReader(wire),
    text,
    tag: parseTag({ id: field(wire, 'tagId', 'tagID'), name: field(wire, 'tagName') }),
    place: parseLine(field(wire, 'location')),
    createdAt: parseTimestamp(field(wire, 'created', 'createTime')),
    attached,
    praises: parseCount(field(wire, 'countPraise')),
    comments: parseCount(field(wire, 'countDiscuss')),
    isTop: parseFlag(field(wire, 'isTop', 'top')),
    review: parseReview(field(wire, 'status')),
    reason: parseLine(field(wire, 'reason')),
    praisedBy: parseEach(field(wire, 'praises'), parsePraiser),
  };
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
export function parsePosts(value: unknown): CommunityListPage {
  const sent = Array.isArray(value) ? value : parseList(field(parseRecord(value), 'list', 'posts'));
  const seen = new Set<string>();
  const posts = parseEach(sent, parsePost).filter(({ id }) => !seen.has(id) && seen.add(id));
  return {
    rows: posts.map((post) => ({ kind: 'post', id: post.id, post })),
    hasMore: hasMoreByPage(sent.length),
  };
}
