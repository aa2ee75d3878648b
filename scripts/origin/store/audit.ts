import type { DatabaseSync } from 'node:sqlite';
import { readMeta, writeMeta } from '../database.ts';

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
