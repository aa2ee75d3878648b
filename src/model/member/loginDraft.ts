import type { Parsed } from '../read.ts';
import { parseNumber, parseRecord, parseText } from '../wire.ts';
import { AREA_CODES, parseAreaCode } from './phone.ts';

export const EMPTY_LOGIN_DRAFT: LoginDraft = {
  area: AREA_CODES[0],
  phone: '',
  sentTo: '',
  sentAt: 0,
};

const MAX_LENGTH = 40;

/** Login input that is kept over page loads; never a code or a password. */
export type LoginDraft = Parsed<typeof parseLoginDraft>;

/** Returns the stored input; storage is untrusted. */
export function parseLoginDraft(text: string | null) {
  const wire = parseRecord(text);
  return {
    area: parseAreaCode(wire.area),
    /** The number as it was typed. */
    phone: parseText(wire.phone).slice(0, MAX_LENGTH),
    /** The number of the last code and when it was sent (epoch ms); '' and 0 for none. */
    sentTo: parseText(wire.sentTo).slice(0, MAX_LENGTH),
    sentAt: parseNumber(wire.sentAt) ?? 0,
  };
}
