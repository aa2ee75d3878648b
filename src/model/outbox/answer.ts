import { field, isNone, parseRecord } from '../wire.ts';

/** `already`: the server had it before, and nothing has changed. */
export type YesNoAnswer = 'done' | 'already';

/** Returns the answer of a yes/no call (wire 2): "false" is `already`. */
export function parseYesNo(payload: unknown): YesNoAnswer {
  const value = field(parseRecord(payload), 'value');
  return !isNone(value) && String(value) === 'false' ? 'already' : 'done';
}
