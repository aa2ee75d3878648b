import type { DatabaseSync } from 'node:sqlite';
import { prepareOnce } from '../prepareOnce.ts';

/** Kinds of objects whose values control calls can override. */
export type OverrideKind = 'activity' | 'vote';

/** Times in epoch ms and numbers, by name. */
export type Overrides = Readonly<Record<string, number>>;

const NOTHING: Overrides = {};

/** Returns the overrides of an object; {} for none. */
export function readOverrides(db: DatabaseSync, kind: OverrideKind, id: number): Overrides {
  const row = prepareOnce(db, 'SELECT model FROM overrides WHERE kind = ? AND id = ?').get(
    kind,
    id,
  );
  return row ? (JSON.parse(String(row.model)) as Overrides) : NOTHING;
}

/** Adds overrides; those set before stay until a reset. */
export function addOverrides(
  db: DatabaseSync,
  kind: OverrideKind,
  id: number,
  values: Overrides,
): void {
  const model = JSON.stringify({ ...readOverrides(db, kind, id), ...values });
  db.prepare('INSERT OR REPLACE INTO overrides VALUES (?, ?, ?)').run(kind, id, model);
}

/** Parses the named numbers of a control call's body; null when one is not a whole number. */
export function parseOverrides(
  body: Readonly<Record<string, unknown>>,
  names: readonly string[],
): Overrides | null {
  const sent = names.filter((name) => body[name] !== undefined);
  if (!sent.every((name) => Number.isSafeInteger(body[name]))) return null;
  return Object.fromEntries(sent.map((name) => [name, Number(body[name])]));
}
