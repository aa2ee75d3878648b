import * as read from '../read.ts';
import { findRows, parseEach, parseRecord, removeDuplicates } from '../wire.ts';

/** A category of activities. */
export interface ActivityCategory {
  readonly id: string;
  readonly name: string;
}

/** An activity in a list (wire 10.1). */
export type ActivityItem = read.Parsed<typeof parseActivityItem>;

/** Returns a row of activityList (wire 10.1); null without an id or a title. */
export function parseActivityItem(value: unknown) {
  const wire = parseRecord(value);
  return read.filled(['id', 'title'], {
    id: read.id(wire, 'fileId', 'fileID', 'articleID', 'id'),
    title: read.line(wire, 'title'),
    abstract: read.line(wire, 'abstract', 'attAbstract'),
    picture: read.image(wire, 'imageUrl', 'picUrl'),
    /** Epoch ms; null when the server sent none. */
    startsAt: read.time(wire, 'startTime', 'startSignTime'),
    endsAt: read.time(wire, 'endTime', 'endSignTime'),
    /** Number of participants. */
    participants: read.count(wire, 'participatorNum'),
    /** An external address that passed the link filter; '' when the activity has its own screen. */
    url: read.link(wire, 'linkUrl'),
  });
}

/**
 * Returns the categories of activities (wire 4.7), each once; those without an id or a name are left
 * out.
 */
export function parseActivityCategories(payload: unknown): readonly ActivityCategory[] {
  const categories = parseEach(findRows(payload, 'list'), (value) => {
    const wire = parseRecord(value);
    const category = { id: read.id(wire, 'activityColID', 'id'), name: read.line(wire, 'name') };
    return read.filled(['id', 'name'], category);
  });
  return removeDuplicates(categories);
}
