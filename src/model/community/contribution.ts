import { hasMoreByServer } from '../paging.ts';
import * as read from '../read.ts';
import { field, findRows, isNone, parseEach, parseRecord } from '../wire.ts';
import { parseAttached } from './attached.ts';
import { parseReview } from './writer.ts';

const SEEK_STATES: Readonly<Record<number, 'coming' | 'open' | 'closed'>> = {
  0: 'coming',
  1: 'open',
  2: 'closed',
};

/** A call for contributions. */
export type Seek = read.Parsed<typeof parseSeek>;

/** Returns a call for contributions; null without an id or a name. */
export function parseSeek(value: unknown) {
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

/** A reader's contribution (product 3.15, 5.4). */
export type Contribution = read.Parsed<typeof parseContribution>;

/** Returns a reader's contribution; null without an id or any content. */
export function parseContribution(value: unknown) {
  const wire = parseRecord(value);
  return read.filled(['id', ['title', 'text', 'attached']], {
    id: read.id(wire, 'id', 'fileId'),
    /** Id of the call; '' for none. */
    seekId: read.linkedId(wire, 'linkID', 'linkId', 'seekId'),
    seekTitle: read.line(wire, 'seekTitle', 'linkTitle'),
    title: read.writing(wire, 'title', 'topic'),
    /** Plain text with line breaks. */
    text: read.writing(wire, 'content', 'text'),
    /** Name for the publication; '' when unknown. */
    author: read.line(wire, 'author', 'userName'),
    /** Uid of the member who sent it; '' when unknown. */
    writerId: read.linkedId(wire, 'userID', 'userId', 'uid'),
    createdAt: read.time(wire, 'created', 'createTime', 'publishtime'),
    attached: parseAttached(wire),
    review: parseReview(field(wire, 'auditStatus', 'status')),
    /** Why the review refused it; '' when unknown. */
    reason: read.line(wire, 'reason', 'auditReason'),
    /** Id of the published article; '' for none. */
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
