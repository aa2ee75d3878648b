import * as read from '../read.ts';
import { parseEach, parseList, parseRecord, removeDuplicates } from '../wire.ts';
import type { ActivityVote, Entry } from './activityTypes.ts';

/** Number of participants that are shown (product 9.1). */
export const VISIBLE_ENTRIES = 8;

export interface EntryPage {
  /** Newest first. */
  readonly entries: readonly Entry[];
  readonly total: number;
}

/** `{list}` or a bare array; either may be JSON text. */
function listIn(payload: unknown): readonly unknown[] {
  const bare = parseList(payload);
  return bare.length > 0 ? bare : read.list(parseRecord(payload), 'list');
}

/** Returns a page of an entryList answer: `{list, total}`, or a bare array. */
export function parseEntries(payload: unknown): EntryPage {
  const entries = parseEach(listIn(payload), parseEntry);
  const total = read.count(parseRecord(payload), 'total', 'totalCount');
  return { entries, total: Math.max(total, entries.length) };
}

/** Returns a participant; null without a name. */
function parseEntry(value: unknown): Entry | null {
  const wire = parseRecord(value);
  return read.filled(['name'], {
    name: read.line(wire, 'name', 'userName', 'nickname'),
    icon: read.image(wire, 'userIcon', 'icon'),
    at: read.time(wire, 'created', 'createTime'),
  });
}

/** Returns the votes of an Activityvote answer, without duplicates. */
export function parseActivityVotes(payload: unknown): readonly ActivityVote[] {
  return removeDuplicates(parseEach(listIn(payload), parseActivityVote));
}

function parseActivityVote(value: unknown): ActivityVote | null {
  const wire = parseRecord(value);
  return read.filled(['id'], {
    id: read.linkedId(wire, 'voteID', 'voteId', 'id'),
    title: read.line(wire, 'title', 'name'),
    startsAt: read.time(wire, 'startTime'),
    endsAt: read.time(wire, 'endTime'),
  });
}
