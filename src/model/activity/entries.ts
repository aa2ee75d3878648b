import { filterImageLink } from '../link.ts';
import { parseLine } from '../text.ts';
import {
  field,
  parseCount,
  parseEach,
  parseLinkedId,
  parseList,
  parseRecord,
  parseTimestamp,
} from '../wire.ts';
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
  return bare.length > 0 ? bare : parseList(field(parseRecord(payload), 'list'));
}

/** Returns a page of an entryList answer: `{list, total}`, or a bare array. */
export function parseEntries(payload: unknown): EntryPage {
  const entries = parseEach(listIn(payload), parseEntry);
  const total = parseCount(field(parseRecord(payload), 'total', 'totalCount'));
  return { entries, total: Math.max(total, entries.length) };
}

/** Returns a participant; null without a name. */
function parseEntry(value: unknown): Entry | null {
  const wire = parseRecord(value);
  const name = parseLine(field(wire, 'name', 'userName', 'nickname'));
  if (name === '') return null;
  return {
    name,
    icon: filterImageLink(field(wire, 'userIcon', 'icon')),
    at: parseTimestamp(field(wire, 'created', 'createTime')),
  };
}

/** Returns the votes of an Activityvote answer, without duplicates. */
export function parseActivityVotes(payload: unknown): readonly ActivityVote[] {
  const votes = parseEach(listIn(payload), parseActivityVote);
  return votes.filter(({ id }, index) => votes.findIndex((vote) => vote.id === id) === index);
}

function parseActivityVote(value: unknown): ActivityVote | null {
  const wire = parseRecord(value);
  const id = parseLinkedId(field(wire, 'voteID', 'voteId', 'id'));
  if (id === '') return null;
  return {
    id,
    title: parseLine(field(wire, 'title', 'name')),
    startsAt: parseTimestamp(field(wire, 'startTime')),
    endsAt: parseTimestamp(field(wire, 'endTime')),
  };
}
