import { filterImageLink, filterLink } from '../link.ts';
import { parseLine } from '../text.ts';
import { field, parseCount, parseId, parseRecord, parseTimestamp } from '../wire.ts';
import type { ActivityItem } from './activityTypes.ts';

/** Returns a row of activityList (wire 10.1); null without an id or a title. */
export function parseActivityItem(value: unknown): ActivityItem | null {
  const wire = parseRecord(value);
  const id = parseId(field(wire, 'fileId', 'fileID', 'articleID', 'id'));
  const title = parseLine(field(wire, 'title'));
  if (id === '' || title === '') return null;
  return {
    id,
    title,
    abstract: parseLine(field(wire, 'abstract', 'attAbstract')),
    picture: filterImageLink(field(wire, 'imageUrl', 'picUrl')),
    startsAt: parseTimestamp(field(wire, 'startTime', 'startSignTime')),
    endsAt: parseTimestamp(field(wire, 'endTime', 'endSignTime')),
    participants: parseCount(field(wire, 'participatorNum')),
    url: filterLink(field(wire, 'linkUrl')),
  };
}
