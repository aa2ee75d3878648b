import * as read from '../read.ts';
import { parseRecord, type Wire } from '../wire.ts';
import type { Circle, CircleTag, Notice } from './communityTypes.ts';

/** Returns a notice to the members of a circle; null without an id or any content. */
export function parseNotice(value: unknown): Notice | null {
  const notice = noticeOf(parseRecord(value));
  return notice.id === '' || (notice.title === '' && notice.html === '') ? null : notice;
}

/** Returns a notice in a circle's list; null without an id or a title. */
function parseNoticeLine(value: unknown): Notice | null {
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

/** Returns a circle; null without an id or a name. */
export function parseCircle(value: unknown): Circle | null {
  const wire = parseRecord(value);
  const tags = read.each(wire, parseTag, 'tags', 'tagList');
  return read.filled(['id', 'name'], {
    id: read.linkedId(wire, 'id', 'circleId', 'circleID'),
    name: read.line(wire, 'name', 'circleName'),
    description: read.lines(wire, 'description', 'abstract'),
    icon: read.image(wire, 'icon'),
    banner: read.image(wire, 'banner'),
    members: read.count(wire, 'memberCount', 'rssCount'),
    posts: read.count(wire, 'postCount'),
    notices: read.each(wire, parseNoticeLine, 'noticeList', 'notices'),
    tags: tags.filter((tag, at) => tags.findIndex(({ id: same }) => same === tag.id) === at),
    reviewsPosts: read.flag(wire, 'needAudit'),
  });
}

/** Returns a tag of posts; null without an id or a name. */
export function parseTag(value: unknown): CircleTag | null {
  const wire = parseRecord(value);
  const id = read.id(wire, 'id', 'tagId', 'tagID');
  const name = read.line(wire, 'name', 'tagName');
  return id === '' || name === '' ? null : { id, name };
}
