import type { DatabaseSync } from 'node:sqlite';
import { defineTable } from '../table.ts';

/** `type` of recordAccessCount: what a reader opened. */
export const ACCESS = { activity: 0, vote: 1, option: 2 } as const;
export type AccessType = (typeof ACCESS)[keyof typeof ACCESS];

export interface Accessed {
  readonly type: AccessType;
  /** The activity, or the vote (also that of an option). */
  readonly objectId: number;
  /** 0 for what is no option. */
  readonly optionId: number;
}

const accesses = defineTable<Accessed & { readonly device: string; readonly at: number }>(
  'accesses',
);

/** Within this time a device is counted once per object. */
const BETWEEN_COUNTS_MS = 60_000;

/** Counts that a device opened something; false when it was counted within the last minute. */
export function countAccess(
  db: DatabaseSync,
  { type, objectId, optionId }: Accessed,
  device: string,
  now: number,
): boolean {
  const known = accesses(db).find(
    (row) =>
      row.type === type &&
      row.objectId === objectId &&
      row.optionId === optionId &&
      row.device === device &&
      row.at > now - BETWEEN_COUNTS_MS,
  );
  if (!known) accesses(db).add({ type, objectId, optionId, device, at: now });
  return !known;
}

/** Returns how often each activity or vote was opened, by id; no entry for 0. */
export const readAccesses = (
  db: DatabaseSync,
  type: typeof ACCESS.activity | typeof ACCESS.vote,
): ReadonlyMap<number, number> =>
  countBy(
    accesses(db).list((row) => row.type === type),
    ({ objectId }) => objectId,
  );

/** Returns how often each option of a vote was opened, by id; no entry for 0. */
export const readOptionAccesses = (db: DatabaseSync, voteId: number): ReadonlyMap<number, number> =>
  countBy(
    accesses(db).list(({ type, objectId }) => type === ACCESS.option && objectId === voteId),
    ({ optionId }) => optionId,
  );

/** Counts rows by a number of theirs. */
export function countBy<T>(
  rows: readonly T[],
  read: (row: T) => number,
): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const row of rows) counts.set(read(row), (counts.get(read(row)) ?? 0) + 1);
  return counts;
}
