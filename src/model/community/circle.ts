import * as read from '../read.ts';
import { parseRecord, type Wire } from '../wire.ts';

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

export type Notice = read.Parsed<typeof noticeOf>;

const noticeOf = (wire: Wire) => ({
  id: read.linkedId(wire, 'id', 'noticeId', 'noticeID'),
  title: read.line(wire, 'title'),
  /** Untrusted HTML, sanitised before it is shown; '' in lists. */
  html: read.text(wire, 'content'),
  author: read.line(wire, 'author', 'userName'),
  createdAt: read.time(wire, 'created', 'createTime'),
  circleId: read.linkedId(wire, 'circleId', 'circleID'),
  circleName: read.line(wire, 'circleName'),
});

/** A circle of readers (product 3.16). */
export type Circle = read.Parsed<typeof parseCircle>;

/** Returns a circle; null without an id or a name. */
export function parseCircle(value: unknown) {
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
    /** Whether posts are reviewed before publication. */
    reviewsPosts: read.flag(wire, 'needAudit'),
  });
}

export type CircleTag = read.Parsed<typeof parseTag>;

/** Returns a tag of posts; null without an id or a name. */
export function parseTag(value: unknown) {
  const wire = parseRecord(value);
  const id = read.id(wire, 'id', 'tagId', 'tagID');
  const name = read.line(wire, 'name', 'tagName');
  return id === '' || name === '' ? null : { id, name };
}
