import { removeDuplicates } from '../column/normaliseColumn.ts';
import { field, parseEach, parseId, parseRecord, parseText } from '../wire.ts';
import type { ActivityCategory } from './activityTypes.ts';

/** Returns the categories of activities (wire 4.7); those without an id or a name are left out. */
export const parseActivityCategories = (payload: unknown): readonly ActivityCategory[] =>
  removeDuplicates(
    parseEach(Array.isArray(payload) ? payload : field(parseRecord(payload), 'list'), (value) => {
      const wire = parseRecord(value);
      const id = parseId(field(wire, 'activityColID', 'id'));
      const name = parseText(field(wire, 'name'));
      return id === '' || name === '' ? null : { id, name };
    }),
  );
