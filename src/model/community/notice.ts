import * as read from '../read.ts';
import { parseRecord, type Wire } from '../wire.ts';
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
  id: read.linkedId(wire, 'id', 'noticeId', 'noticeID'),
  title: read.line(wire, 'title'),
  html: read.text(wire, 'content'),
  author: read.line(wire, 'author', 'userName'),
  createdAt: read.time(wire, 'created', 'createTime'),
  circleId: read.linkedId(wire, 'circleId', 'circleID'),
  circleName: read.line(wire, 'circleName'),
});
