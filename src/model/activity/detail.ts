import type { AdSlot } from '../ads/normaliseAds.ts';
import * as read from '../read.ts';
import { field, isNone, parseEach, parseList, parseRecord, removeDuplicates } from '../wire.ts';
import { parseApplyFields } from './fields.ts';
import { parseActivityItem } from './normaliseActivity.ts';

/** An activity with its details (product 3.12). */
export type Activity = read.Parsed<typeof parseActivity>;

/** Returns the activity of an activityDetail answer; null when it has none. */
export function parseActivity(payload: unknown) {
  const outer = parseRecord(payload);
  const wire = parseRecord(field(outer, 'activity', 'detail') ?? outer);
  const item = parseActivityItem(wire);
  if (item === null) return null;
  const signUpFrom = read.time(wire, 'startSignTime');
  const signUpUntil = read.time(wire, 'endSignTime');
  const form = field(wire, 'signForm');
  return {
    ...item,
    // List rows may carry the sign-up period in these fields; a detail has separate fields for
    // it.
    startsAt: read.time(wire, 'startTime'),
    endsAt: read.time(wire, 'endTime'),
    /** Untrusted HTML, sanitised before it is shown; '' for none. */
    html: read.writing(wire, 'content'),
    tag: read.line(wire, 'tag'),
    organizer: read.line(wire, 'organizer'),
    place: read.line(wire, 'location'),
    // A form or a sign-up period decides. The meaning of `signFlag` is a guess, so it can only
    // add the button, not remove it.
    /** Whether readers sign up for it; other activities are open to all or consist of votes. */
    takesSignUps:
      signUpFrom !== null || signUpUntil !== null || !isNone(form) || read.flag(wire, 'signFlag'),
    signUpFrom,
    signUpUntil,
    /** Maximum number of participants; null without limit. */
    capacity: read.count(wire, 'maxNum') || null,
    /** Whether only logged-in members may sign up. */
    needsLogin: read.flag(wire, 'needLogin'),
    /** Whether the phone number is verified with a code before sign-up. */
    needsCode: read.flag(wire, 'needCode'),
    fields: parseApplyFields(form),
    /** Whether this reader has signed up; always false in baked pages. */
    isSignedUp: read.flag(wire, 'isSigned'),
    hasVouchers: read.flag(wire, 'voucherFlag'),
    views: read.count(wire, 'countClick'),
    shareClosed: read.flag(wire, 'shareClosed'),
  };
}

/** Number of participants that are shown (product 9.1). */
export const VISIBLE_ENTRIES = 8;

interface EntryPage {
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

/** A participant, in the public list. */
export type Entry = read.Parsed<typeof parseEntry>;

/** Returns a participant; null without a name. */
function parseEntry(value: unknown) {
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

/** A vote that belongs to an activity. */
export type ActivityVote = read.Parsed<typeof parseActivityVote>;

function parseActivityVote(value: unknown) {
  const wire = parseRecord(value);
  return read.filled(['id'], {
    id: read.linkedId(wire, 'voteID', 'voteId', 'id'),
    title: read.line(wire, 'title', 'name'),
    startsAt: read.time(wire, 'startTime'),
    endsAt: read.time(wire, 'endTime'),
  });
}

/** Content of the page of an activity's sign-up form. */
export interface ApplyData {
  readonly activity: Activity;
  /** The ad below its head; null for none. */
  readonly ad: AdSlot | null;
}

/** Content of an activity page. */
export interface ActivityData extends ApplyData {
  /** The first participants only; `activity.participants` is the number of all. */
  readonly entries: readonly Entry[];
  readonly votes: readonly ActivityVote[];
}
