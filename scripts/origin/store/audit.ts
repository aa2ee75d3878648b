import type { DatabaseSync } from 'node:sqlite';
import { readMeta, writeMeta } from '../database.ts';

/** What happens to comments (`discuss.auditType` of the configuration). */
export const AUDIT = {
  /** All are public at once. */
  none: 0,
  /** Some are looked at first. */
  some: 1,
  /** There are none. */
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
