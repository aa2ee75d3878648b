import { parseNumber, parseRecord, parseText } from '../wire.ts';
import { AREA_CODES, type AreaCode, parseAreaCode } from './phone.ts';

/** Login input that is kept over page loads; never a code or a password. */
export interface LoginDraft {
  readonly area: AreaCode;
  /** The number as it was typed. */
  readonly phone: string;
  /** The number of the last code and when it was sent (epoch ms); '' and 0 for none. */
  readonly sentTo: string;
  readonly sentAt: number;
}

export const EMPTY_LOGIN_DRAFT: LoginDraft = {
  area: AREA_CODES[0],
  phone: '',
  sentTo: '',
  sentAt: 0,
};

const MAX_LENGTH = 40;

/** Returns the stored input; storage is untrusted. */
export function parseLoginDraft(text: string | null): LoginDraft {
  const wire = parseRecord(text);
  return {
    area: parseAreaCode(wire.area),
    phone: parseText(wire.phone).slice(0, MAX_LENGTH),
    sentTo: parseText(wire.sentTo).slice(0, MAX_LENGTH),
    sentAt: parseNumber(wire.sentAt) ?? 0,
  };
}
