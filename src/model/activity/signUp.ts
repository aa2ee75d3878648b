import * as read from '../read.ts';
import { field, parseFlag, parseRecord } from '../wire.ts';
import { type ApplyFacts, type ApplyState, decideApplyState } from './apply.ts';

/** Why the server refused a sign-up. */
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

/** The server's answer to a sign-up. */
export type SignUpAnswer = read.Parsed<typeof parseSignUpAnswer>;

/** Returns the answer of `activityRegist`, and of the older `saveActivity`. */
export function parseSignUpAnswer(payload: unknown) {
  const wire = parseRecord(payload);
  const message = read.line(wire, 'failureInfo', 'message');
  const accepted = read.flag(wire, 'result', 'success', 'value');
  const reason = read.text(wire, 'reason');
  const refusal = REFUSALS.find((known) => known === reason) ?? null;
  return {
    accepted,
    /** null when it was accepted, and for an unknown reason. */
    refusal: accepted ? null : refusal,
    /** The server's message. */
    message,
    /** The id of the refused form field, for the reason `field`; else ''. */
    fieldId: read.text(wire, 'fieldId', 'fieldID'),
  };
}

/** Reasons that follow from the state of an activity's apply button. */
const STATE_REFUSALS: Partial<Record<ApplyState, SignUpRefusal>> = {
  signedUp: 'repeated',
  full: 'full',
  notStarted: 'coming',
  signUpEnded: 'ended',
  ended: 'over',
};

/**
 * Returns why a sign-up was refused by the state of the activity afterwards, for servers that
 * answer no reason (wire 2.10, 4.7); null when the state does not explain it.
 */
export const decideRefusalByState = (activity: ApplyFacts, now: number): SignUpRefusal | null =>
  STATE_REFUSALS[decideApplyState(activity, now)] ?? null;

/** Returns the answer of `activityVerify`. */
export function parseCodeAnswer(payload: unknown) {
  const wire = parseRecord(payload);
  const code = read.number(wire, 'code');
  return {
    sent: parseFlag(field(wire, 'result', 'success', 'value'), code === 1),
    /** Another code was requested too short a time ago. */
    isTooOften: read.text(wire, 'reason') === 'often',
    message: read.line(wire, 'failureInfo', 'message'),
  };
}
