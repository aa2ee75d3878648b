import { parseLine } from '../text.ts';
import {
  field,
  parseLinkedId,
  parseRecord,
  parseText,
  parseTimestamp,
  type Wire,
} from '../wire.ts';
import type { Notice } from './communityTypes.ts';

/** Returns a notice to the members of a circle; null without an id or any content. */
export function parseNotice(value: unknown): Notice | null {
  const notice = noticeOf(parseRecord(value));
  return notice.id === '' || (notice.title === '' && notice.html === '') ? null : notice;
}

/** Returns a notice in a circle's list; null without an id or a title. */
export function parseNoticeLine(value: unknown): Notice | null {
  const notice = noticeOf(parseRecord(value));
  return notice.id === '' || notice.title === '' ? null : { ...notice, html: '' };
}

const noticeOf = (wire: Wire): Notice => ({
  id: parseLinkedId(field(wire, 'id', 'noticeId', 'noticeID')),
  title: parseLine(field(wire, 'title')),
  html: parseText(field(wire, 'content')),
  author: parseLine(field(wire, 'author', 'userName')),
  createdAt: parseTimestamp(field(wire, 'created', 'createTime')),
  circleId: parseLinkedId(field(wire, 'circleId', 'circleID')),
  circleName: parseLine(field(wire, 'circleName')),
});
