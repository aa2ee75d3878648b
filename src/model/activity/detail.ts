import { parseLine, parseWriting } from '../text.ts';
import { field, isNone, parseCount, parseFlag, parseRecord, parseTimestamp } from '../wire.ts';
import type { Activity } from './activityTypes.ts';
import { parseApplyFields } from './fields.ts';
import { parseActivityItem } from './normaliseActivity.ts';

/** Returns the activity of an activityDetail answer; null when it has none. */
export function parseActivity(payload: unknown): Activity | null {
  const outer = parseRecord(payload);
  const wire = parseRecord(field(outer, 'activity', 'detail') ?? outer);
  const item = parseActivityItem(wire);
  if (item === null) return null;
  const signUpFrom = parseTimestamp(field(wire, 'startSignTime'));
  const signUpUntil = parseTimestamp(field(wire, 'endSignTime'));
  const form = field(wire, 'signForm');
  return {
    ...item,
    // List rows may carry the sign-up period in these fields; a detail has separate fields for
    // it.
    startsAt: parseTimestamp(field(wire, 'startTime')),
    endsAt: parseTimestamp(field(wire, 'endTime')),
    html: parseWriting(field(wire, 'content')),
    tag: parseLine(field(wire, 'tag')),
    organizer: parseLine(field(wire, 'organizer')),
    place: parseLine(field(wire, 'location')),
    // A form or a sign-up period decides. The meaning of `signFlag` is a guess, so it can only
    // add the button, not remove it.
    takesSignUps:
      signUpFrom !== null ||
      signUpUntil !== null ||
      !isNone(form) ||
      parseFlag(field(wire, 'signFlag')),
    signUpFrom,
    signUpUntil,
    capacity: parseCount(field(wire, 'maxNum')) || null,
    needsLogin: parseFlag(field(wire, 'needLogin')),
    needsCode: parseFlag(field(wire, 'needCode')),
    fields: parseApplyFields(form),
    isSignedUp: parseFlag(field(wire, 'isSigned')),
    hasVouchers: parseFlag(field(wire, 'voucherFlag')),
    views: parseCount(field(wire, 'countClick')),
    shareClosed: parseFlag(field(wire, 'shareClosed')),
  };
}
