import * as read from '../read.ts';
import { parseRecord } from '../wire.ts';
import type { Circle, CircleTag } from './communityTypes.ts';
import { parseNoticeLine } from './notice.ts';

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
