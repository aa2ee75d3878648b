import { hasMoreByServer } from '../paging.ts';
import * as read from '../read.ts';
import { field, findRows, isNone, parseEach, parseRecord } from '../wire.ts';
import { parseAttached } from './attached.ts';
import type { Contribution, Seek } from './communityTypes.ts';
import { parseReview } from './writer.ts';

const SEEK_STATES: Readonly<Record<number, Seek['state']>> = {
  0: 'coming',
  1: 'open',
  2: 'closed',
};

/** Returns a call for contributions; null without an id or a name. */
export function parseSeek(value: unknown): Seek | null {
  const wire = parseRecord(value);
  return read.filled(['id', 'title'], {
    id: read.id(wire, 'id', 'linkID', 'linkId', 'fileId'),
    title: read.line(wire, 'title', 'topic', 'name'),
    description: read.lines(wire, 'abstract', 'description', 'content'),
    picture: read.image(wire, 'imageUrl', 'picUrl', 'icon'),
    state: SEEK_STATES[read.number(wire, 'status', 'state') ?? 1] ?? 'open',
    startsAt: read.time(wire, 'startTime'),
    endsAt: read.time(wire, 'endTime'),
  });
}

/** Returns a reader's contribution; null without an id or any content. */
export function parseContribution(value: unknown): Contribution | null {
  const wire = parseRecord(value);
  return read.filled(['id', ['title', 'text', 'attached']], {
    id: read.id(wire, 'id', 'fileId'),
    seekId: read.linkedId(wire, 'linkID', 'linkId', 'seekId'),
    seekTitle: read.line(wire, 'seekTitle', 'linkTitle'),
    title: read.writing(wire, 'title', 'topic'),
    text: read.writing(wire, 'content', 'text'),
    author: read.line(wire, 'author', 'userName'),
    writerId: read.linkedId(wire, 'userID', 'userId', 'uid'),
    createdAt: read.time(wire, 'created', 'createTime', 'publishtime'),
    attached: parseAttached(wire),
    review: parseReview(field(wire, 'auditStatus', 'status')),
    reason: read.line(wire, 'reason', 'auditReason'),
    articleId: read.linkedId(wire, 'articleId', 'articleID'),
  });
}

/** A page of contributions to a call, or of one reader's contributions. */
export type ContributionPage = read.Parsed<typeof parseContributionPage>;

/** Returns a page of contributions; null when there is no such call. */
export function parseContributionPage(payload: unknown) {
  const wire = parseRecord(payload);
  if (!Array.isArray(payload) && isNone(wire)) return null;
  const sent = findRows(payload, 'list', 'articles');
  return {
    /** null when the answer is not about one call. */
    seek: parseSeek(field(wire, 'seek')),
    list: parseEach(sent, parseContribution),
    hasMore: hasMoreByServer(field(wire, 'hasMore'), sent.length),
  };
}
