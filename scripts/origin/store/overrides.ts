import type { DatabaseSync } from 'node:sqlite';
import { prepareOnce } from '../prepareOnce.ts';

/** What control calls can set otherwise than the edition says. */
export type OverrideKind = 'activity' | 'vote';

/** Moments in epoch ms and numbers, by name. */
export type Overrides = Readonly<Record<string, number>>;

const NOTHING: Overrides = {};

/** What is said otherwise of one thing; {} for nothing. */
export function readOverrides(db: DatabaseSync, kind: OverrideKind, id: number): Overrides {
  const row = prepareOnce(db, 'SELECT model FROM overrides WHERE kind = ? AND id = ?').get(
    kind,
    id,
  );
  return row ? (JSON.parse(String(row.model)) as Overrides) : NOTHING;
}

/** Says more otherwise; what was said before stays, until a reset. */
export function addOverrides(
  db: DatabaseSync,
  kind: OverrideKind,
  id: number,
  values: Overrides,
): void {
  const model = JSON.stringify({ ...readOverrides(db, kind, id), ...values });
  db.prepare('INSERT OR REPLACE INTO overrides VALUES (?, ?, ?)').run(kind, id, model);
}

/** The named numbers of a control call's body; null when one of them is none. */
export function parseOverrides(
  body: Readonly<Record<string, unknown>>,
  names: readonly string[],
): Overrides | null {
  const sent = names.filter((name) => body[name] !== undefined);
  if (!sent.every((name) => Number.isSafeInteger(body[name]))) return null;
  return Object.fromEntries(sent.map((name) => [name, Number(body[name])]));
}
