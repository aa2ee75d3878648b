import { field, parseFlag, parseNumber, parseRecord, parseText } from '../wire.ts';

/** Why a sign-up was not taken. */
export type SignUpRefusal = 'coming' | 'ended' | 'over' | 'full' | 'repeated' | 'code' | 'field';

const REFUSALS: readonly SignUpRefusal[] = [
  'coming',
  'ended',
  'over',
  'full',
  'repeated',
  'code',
  'field',
];

/** What the server made of a sign-up. */
export interface SignUpAnswer {
  readonly accepted: boolean;
  /** null where it counts, and for a reason that nobody knows. */
  readonly refusal: SignUpRefusal | null;
  /** The server's words. */
  readonly message: string;
  /** The field that it is about, of `field`; '' for none. */
  readonly fieldId: string;
}

/** Servers without a reason say it in words alone (wire 4.7). */
const REPEATED = /重复/;
const FULL = /名额已满/;

/** Answer of `activityRegist`, also of the older `saveActivity`. */
export function parseSignUpAnswer(payload: unknown): SignUpAnswer {
  const wire = parseRecord(payload);
  const message = parseText(field(wire, 'failureInfo', 'message'));
  const accepted = parseFlag(field(wire, 'result', 'success', 'value'));
  const reason = parseText(field(wire, 'reason'));
  const refusal = REFUSALS.find((known) => known === reason) ?? guessRefusal(message);
  return {
    accepted,
    refusal: accepted ? null : refusal,
    message,
    fieldId: parseText(field(wire, 'fieldId', 'fieldID')),
  };
}

const guessRefusal = (message: string): SignUpRefusal | null =>
  REPEATED.test(message) ? 'repeated' : FULL.test(message) ? 'full' : null;

/** What became of a code that was asked for. */
export interface CodeAnswer {
  readonly sent: boolean;
  /** Another one was asked for a moment ago. */
  readonly isTooOften: boolean;
  readonly message: string;
}

/** Answer of `activityVerify`. */
export function parseCodeAnswer(payload: unknown): CodeAnswer {
  const wire = parseRecord(payload);
  const code = parseNumber(field(wire, 'code'));
  return {
    sent: parseFlag(field(wire, 'result', 'success', 'value'), code === 1),
    isTooOften: parseText(field(wire, 'reason')) === 'often',
    message: parseText(field(wire, 'failureInfo', 'message')),
  };
}
