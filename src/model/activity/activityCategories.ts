import * as read from '../read.ts';
import { findRows, parseEach, parseRecord, removeDuplicates } from '../wire.ts';
import type { ActivityCategory } from './activityTypes.ts';

/**
 * Returns the categories of activities (wire 4.7), each once; those without an id or a name are left
 * out.
 */
export function parseActivityCategories(payload: unknown): readonly ActivityCategory[] {
  const categories = parseEach(findRows(payload, 'list'), (value) => {
    const wire = parseRecord(value);
    const category = { id: read.id(wire, 'activityColID', 'id'), name: read.line(wire, 'name') };
    return read.filled(['id', 'name'], category);
  });
  return removeDuplicates(categories);
}
