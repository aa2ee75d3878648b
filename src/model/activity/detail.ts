import { parseHtmlText } from '../text.ts';
import {
  field,
  isNone,
  parseCount,
  parseFlag,
  parseText as parseLine,
  parseMoment,
  parseRecord,
} from '../wire.ts';
import { parseApplyFields } from './fields.ts';
import { parseActivityItem } from './normalise.ts';
import type { Activity } from './types.ts';

/** What activityDetail answers; null where there is no such activity. */
export function parseActivity(payload: unknown): Activity | null {
  const outer = parseRecord(payload);
  const wire = parseRecord(field(outer, 'activity', 'detail') ?? outer);
  const item = parseActivityItem(wire);
  if (item === null) return null;
  const signUpFrom = parseMoment(field(wire, 'startSignTime'));
  const signUpUntil = parseMoment(field(wire, 'endSignTime'));
  const form = field(wire, 'signForm');
  return {
    ...item,
    // A list may tell the times of the sign-up in their place; here they are two things.
    startsAt: parseMoment(field(wire, 'startTime')),
    endsAt: parseMoment(field(wire, 'endTime')),
    html: parseLine(field(wire, 'content')),
    tag: parseHtmlText(field(wire, 'tag')),
    organizer: parseHtmlText(field(wire, 'organizer')),
    place: parseHtmlText(field(wire, 'location')),
    // A form or the times of the sign-up decide; `signFlag` (a guess) may only add.
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
