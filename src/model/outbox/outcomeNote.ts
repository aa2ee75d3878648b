import { field, parseNumber, parseRecord, parseText } from '../wire.ts';
import type { WriteOutcome } from './outboxTypes.ts';

/** The outcome of a write, stored by the tab that sent it for the tab that waits for it. */
export interface OutcomeNote {
  readonly at: number;
  readonly outcome: WriteOutcome;
}

/** Returns a stored note; null where it is malformed. */
export function parseOutcomeNote(stored: string | null): OutcomeNote | null {
  const wire = parseRecord(stored);
  const outcome = parseRecord(field(wire, 'outcome'));
  const at = parseNumber(field(wire, 'at'));
  const state = parseText(field(outcome, 'state'));
  if (at === null) return null;
  if (state === 'done') return { at, outcome: { state, value: outcome.value ?? null } };
  if (state === 'already') return { at, outcome: { state } };
  if (state !== 'refused') return null;
  const status = parseNumber(field(outcome, 'status'));
  const reason = parseText(field(outcome, 'reason'));
  const formField = parseText(field(outcome, 'field'));
  return {
    at,
    outcome: {
      state,
      status,
      message: parseText(field(outcome, 'message')),
      ...(reason && { reason }),
      ...(formField && { field: formField }),
    },
  };
}
