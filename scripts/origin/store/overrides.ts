import type { DatabaseSync } from 'node:sqlite';
import { readMeta, writeMeta } from '../database.ts';
import { defineTable } from '../table.ts';

/** Moderation of comments (`discuss.auditType` of the configuration). */
export const AUDIT = {
  /** All are public at once. */
  none: 0,
  /** Suspicious ones are reviewed first. */
  some: 1,
  /** Comments are switched off. */
  closed: 2,
} as const;

export type Audit = (typeof AUDIT)[keyof typeof AUDIT];

const KEY = 'auditType';

export function readAudit(db: DatabaseSync): Audit {
  const stored = Number(readMeta(db, KEY) ?? AUDIT.some);
  return Object.values(AUDIT).find((audit) => audit === stored) ?? AUDIT.some;
}

export const writeAudit = (db: DatabaseSync, audit: Audit): void =>
  writeMeta(db, KEY, String(audit));

/** Kinds of objects whose values control calls can override. */
export type OverrideKind = 'activity' | 'vote';

/** Times in epoch ms and numbers, by name. */
type Overrides = Readonly<Record<string, number>>;

const overrides = defineTable<{
  readonly kind: OverrideKind;
  readonly objectId: number;
  readonly values: Overrides;
}>('overrides');

const find = (db: DatabaseSync, kind: OverrideKind, id: number) =>
  overrides(db).find((row) => row.kind === kind && row.objectId === id);

/** Returns the overrides of an object; {} for none. */
export const readOverrides = (db: DatabaseSync, kind: OverrideKind, id: number): Overrides =>
  find(db, kind, id)?.values ?? {};

/** Adds overrides; those set before stay until a reset. */
export function addOverrides(
  db: DatabaseSync,
  kind: OverrideKind,
  id: number,
  values: Overrides,
): void {
  const known = find(db, kind, id);
  overrides(db).add({ kind, objectId: id, values: { ...known?.values, ...values } }, known?.id);
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
