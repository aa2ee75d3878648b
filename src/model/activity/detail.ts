import * as read from '../read.ts';
import { field, isNone, parseRecord } from '../wire.ts';
import type { Activity } from './activityTypes.ts';
import { parseApplyFields } from './fields.ts';
import { parseActivityItem } from './normaliseActivity.ts';

/** Returns the activity of an activityDetail answer; null when it has none. */
export function parseActivity(payload: unknown): Activity | null {
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
    html: read.writing(wire, 'content'),
    tag: read.line(wire, 'tag'),
    organizer: read.line(wire, 'organizer'),
    place: read.line(wire, 'location'),
    // A form or a sign-up period decides. The meaning of `signFlag` is a guess, so it can only
    // add the button, not remove it.
    takesSignUps:
      signUpFrom !== null || signUpUntil !== null || !isNone(form) || read.flag(wire, 'signFlag'),
    signUpFrom,
    signUpUntil,
    capacity: read.count(wire, 'maxNum') || null,
    needsLogin: read.flag(wire, 'needLogin'),
    needsCode: read.flag(wire, 'needCode'),
    fields: parseApplyFields(form),
    isSignedUp: read.flag(wire, 'isSigned'),
    hasVouchers: read.flag(wire, 'voucherFlag'),
    views: read.count(wire, 'countClick'),
    shareClosed: read.flag(wire, 'shareClosed'),
  };
}
