import { filterImageLink } from '../link.ts';
import { hasMoreByServer } from '../paging.ts';
import {
  field,
  isNone,
  parseEach,
  parseId,
  parseLinkedId,
  parseList,
  parseMoment,
  parseNumber,
  parseRecord,
  parseText,
} from '../wire.ts';
import { parseAttached } from './attached.ts';
import { parseReview } from './review.ts';
import type { Contribution, Seek } from './types.ts';

/** A page of the pieces that answer a call, or of those that a reader sent. */
export interface ContributionPage {
  /** null where the answer is about no call. */
  readonly seek: Seek | null;
  readonly list: readonly Contribution[];
  readonly hasMore: boolean;
}

const SEEK_STATES: Readonly<Record<number, Seek['state']>> = {
  0: 'coming',
  1: 'open',
  2: 'closed',
};

/** A call for contributions; one without a name is none. */
export function parseSeek(value: unknown): Seek | null {
  const wire = parseRecord(value);
  const id = parseId(field(wire, 'id', 'linkID', 'linkId', 'fileId'));
  const title = parseText(field(wire, 'title', 'topic', 'name'));
  if (id === '' || title === '') return null;
  return {
    id,
    title,
    description: parseText(field(wire, 'abstract', 'description', 'content')),
    picture: filterImageLink(field(wire, 'imageUrl', 'picUrl', 'icon')),
    state: SEEK_STATES[parseNumber(field(wire, 'status', 'state')) ?? 1] ?? 'open',
    startsAt: parseMoment(field(wire, 'startTime')),
    endsAt: parseMoment(field(wire, 'endTime')),
  };
}

/** A piece that a reader sent; one that says nothing at all is none. */
export function parseContribution(value: unknown): Contribution | null {
  const wire = parseRecord(value);
  const id = parseId(field(wire, 'id', 'fileId'));
  const title = parseText(field(wire, 'title', 'topic'));
  const text = parseText(field(wire, 'content', 'text'));
  const attached = parseAttached(wire);
  if (id === '' || (title === '' && text === '' && attached.length === 0)) return null;
  return {
    id,
    seekId: parseLinkedId(field(wire, 'linkID', 'linkId', 'seekId')),
    seekTitle: parseText(field(wire, 'seekTitle', 'linkTitle')),
    title,
    text,
    author: parseText(field(wire, 'author', 'userName')),
    writerId: parseLinkedId(field(wire, 'userID', 'userId', 'uid')),
    createdAt: parseMoment(field(wire, 'created', 'createTime', 'publishtime')),
    attached,
    review: parseReview(field(wire, 'auditStatus', 'status')),
    reason: parseText(field(wire, 'reason', 'auditReason')),
    articleId: parseLinkedId(field(wire, 'articleId', 'articleID')),
  };
}

/** A list of them; null where there is no such call. */
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
