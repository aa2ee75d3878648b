import { filterImageLink } from '../link.ts';
import { hasMoreByServer } from '../paging.ts';
import { parseLine, parseLines, parseWriting } from '../text.ts';
import {
  field,
  isNone,
  parseEach,
  parseId,
  parseLinkedId,
  parseList,
  parseNumber,
  parseRecord,
  parseTimestamp,
} from '../wire.ts';
import { parseAttached } from './attached.ts';
import type { Contribution, Seek } from './communityTypes.ts';
import { parseReview } from './review.ts';

/** A page of contributions to a call, or of one reader's contributions. */
export interface ContributionPage {
  /** null when the answer is not about one call. */
  readonly seek: Seek | null;
  readonly list: readonly Contribution[];
  readonly hasMore: boolean;
}

const SEEK_STATES: Readonly<Record<number, Seek['state']>> = {
  0: 'coming',
  1: 'open',
  2: 'closed',
};

/** Returns a call for contributions; null without an id or a name. */
export function parseSeek(value: unknown): Seek | null {
  const wire = parseRecord(value);
  const id = parseId(field(wire, 'id', 'linkID', 'linkId', 'fileId'));
  const title = parseLine(field(wire, 'title', 'topic', 'name'));
  if (id === '' || title === '') return null;
  return {
    id,
    title,
    description: parseLines(field(wire, 'abstract', 'description', 'content')),
    picture: filterImageLink(field(wire, 'imageUrl', 'picUrl', 'icon')),
    state: SEEK_STATES[parseNumber(field(wire, 'status', 'state')) ?? 1] ?? 'open',
    startsAt: parseTimestamp(field(wire, 'startTime')),
    endsAt: parseTimestamp(field(wire, 'endTime')),
  };
}

/** Returns a reader's contribution; null without an id or any content. */
export function parseContribution(value: unknown): Contribution | null {
  const wire = parseRecord(value);
  const id = parseId(field(wire, 'id', 'fileId'));
  const title = parseWriting(field(wire, 'title', 'topic'));
  const text = parseWriting(field(wire, 'content', 'text'));
  const attached = parseAttached(wire);
  if (id === '' || (title === '' && text === '' && attached.length === 0)) return null;
  return {
    id,
    seekId: parseLinkedId(field(wire, 'linkID', 'linkId', 'seekId')),
    seekTitle: parseLine(field(wire, 'seekTitle', 'linkTitle')),
    title,
    text,
    author: parseLine(field(wire, 'author', 'userName')),
    writerId: parseLinkedId(field(wire, 'userID', 'userId', 'uid')),
    createdAt: parseTimestamp(field(wire, 'created', 'createTime', 'publishtime')),
    attached,
    review: parseReview(field(wire, 'auditStatus', 'status')),
    reason: parseLine(field(wire, 'reason', 'auditReason')),
    articleId: parseLinkedId(field(wire, 'articleId', 'articleID')),
  };
}

/** Returns a page of contributions; null when there is no such call. */
export function parseContributionPage(payload: unknown): ContributionPage | null {
  const wire = parseRecord(payload);
  if (!Array.isArray(payload) && isNone(wire)) return null;
  const sent = Array.isArray(payload) ? payload : parseList(field(wire, 'list', 'articles'));
  return {
    seek: parseSeek(field(wire, 'seek')),
    list: parseEach(sent, parseContribution),
    hasMore: hasMoreByServer(field(wire, 'hasMore'), sent.length),
  };
}
