import type { DatabaseSync } from 'node:sqlite';
import { defineTable } from '../table.ts';

/** An image, video or audio file that a member uploaded. */
export interface Upload {
  readonly name: string;
  readonly memberId: number;
  /** Pixels; 0 for audio, or where the file does not contain them. */
  readonly width: number;
  readonly height: number;
  /** Bytes. */
  readonly size: number;
  /** Duration of video and audio, rounded; 0 where the file does not contain it. */
  readonly seconds: number;
  readonly at: number;
}

const uploads = defineTable<Upload & { readonly isUsed: boolean }>('uploads');

export const addUpload = (db: DatabaseSync, upload: Upload) =>
  uploads(db).add({ ...upload, isUsed: false });

/** Returns this member's file; null when there is none with the name. */
export const findUpload = (db: DatabaseSync, name: string, memberId: number): Upload | null =>
  uploads(db).find((row) => row.name === name && row.memberId === memberId) ?? null;

/** Whether a file is this member's and not used yet. */
export const isUnused = (db: DatabaseSync, name: string, memberId: number): boolean =>
  uploads(db).find((row) => row.name === name && row.memberId === memberId && !row.isUsed) !==
  undefined;

/** Marks files as used; changes nothing and returns false when one is not the member's or is used already. */
export function claimUploads(
  db: DatabaseSync,
  names: readonly string[],
  memberId: number,
): boolean {
  if (!names.every((name) => isUnused(db, name, memberId))) return false;
  for (const { id } of uploads(db).list(({ name }) => names.includes(name))) {
    uploads(db).change(id, { isUsed: true });
  }
  return true;
}
