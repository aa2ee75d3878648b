import { field, isFalse, parseRecord } from '../wire.ts';

/** `already`: the server had it before, and nothing has changed. */
export type YesNoAnswer = 'done' | 'already';

/** Returns the answer of a yes/no call (wire 2): "false" is `already`. */
export function parseYesNo(payload: unknown): YesNoAnswer {
  return isFalse(field(parseRecord(payload), 'value')) ? 'already' : 'done';
}
