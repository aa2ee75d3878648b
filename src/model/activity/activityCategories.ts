import * as read from '../read.ts';
import { field, parseEach, parseRecord } from '../wire.ts';
import type { ActivityCategory } from './activityTypes.ts';

/**
 * Returns the categories of activities (wire 4.7), each once; those without an id or a name are left
 * out.
 */
export function parseActivityCategories(payload: unknown): readonly ActivityCategory[] {
  const sent = Array.isArray(payload) ? payload : field(parseRecord(payload), 'list');
  const names = new Map<string, string>();
  for (const value of parseEach(sent, parseRecord)) {
    const id = read.id(value, 'activityColID', 'id');
    const name = read.line(value, 'name');
    if (id !== '' && name !== '' && !names.has(id)) names.set(id, name);
  }
  return Array.from(names, ([id, name]) => ({ id, name }));
}
