import { filterImageLink } from '../link.ts';
import { parseLine, parseLines } from '../text.ts';
import {
  field,
  parseCount,
  parseEach,
  parseFlag,
  parseId,
  parseLinkedId,
  parseRecord,
} from '../wire.ts';
import type { Circle, CircleTag } from './communityTypes.ts';
import { parseNoticeLine } from './notice.ts';

/** Returns a circle; null without an id or a name. */
export function parseCircle(value: unknown): Circle | null {
  const wire = parseRecord(value);
  const id = parseLinkedId(field(wire, 'id', 'circleId', 'circleID'));
  const name = parseLine(field(wire, 'name', 'circleName'));
  if (id === '' || name === '') return null;
  const tags = parseEach(field(wire, 'tags', 'tagList'), parseTag);
  return {
    id,
    name,
    description: parseLines(field(wire, 'description', 'abstract')),
    icon: filterImageLink(field(wire, 'icon')),
    banner: filterImageLink(field(wire, 'banner')),
    members: parseCount(field(wire, 'memberCount', 'rssCount')),
    posts: parseCount(field(wire, 'postCount')),
    notices: parseEach(field(wire, 'noticeList', 'notices'), parseNoticeLine),
    tags: tags.filter((tag, at) => tags.findIndex(({ id: same }) => same === tag.id) === at),
    reviewsPosts: parseFlag(field(wire, 'needAudit')),
  };
}

/** Returns a tag of posts; null without an id or a name. */
export function parseTag(value: unknown): CircleTag | null {
  const wire = parseRecord(value);
  const id = parseId(field(wire, 'id', 'tagId', 'tagID'));
  const name = parseLine(field(wire, 'name', 'tagName'));
  return id === '' || name === '' ? null : { id, name };
}
