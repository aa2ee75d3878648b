import { parseNumber, parseRecord } from '../../model/wire.ts';
import { CALL_TABLE } from './callTable.ts';
import { formatFormChoice } from './parseFormChoice.ts';

/**
 * Returns the forms that answered in place of first ones, as `CALL_FORMS` names them, from what a
 * `FormMemory` remembers; [] for null.
 */
export const listLearnedForms = (remembered: string | null): readonly string[] =>
  Object.entries(parseRecord(remembered)).flatMap(([path, value]) => {
    const index = parseNumber(value) ?? 0;
    const form = CALL_TABLE.get(path)?.forms[index];
    return index > 0 && form ? formatFormChoice({ [path]: form }) : [];
  });
