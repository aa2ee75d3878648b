import { parseLine } from '../text.ts';
import { field, parseEach, parseId, parseRecord } from '../wire.ts';
import type { ActivityCategory } from './activityTypes.ts';

/**
 * Returns the categories of activities (wire 4.7), each once; those without an id or a name are left
 * out.
 */
export function parseActivityCategories(payload: unknown): readonly ActivityCategory[] {
  const sent = Array.isArray(payload) ? payload : field(parseRecord(payload), 'list');
  const names = new Map<string, string>();
  for (const value of parseEach(sent, parseRecord)) {
    const id = parseId(field(value, 'activityColID', 'id'));
    const name = parseLine(field(value, 'name'));
    if (id !== '' && name !== '' && !names.has(id)) names.set(id, name);
  }
  return Array.from(names, ([id, name]) => ({ id, name }));
}
