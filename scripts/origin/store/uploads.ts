import type { DatabaseSync } from 'node:sqlite';

/** A file that nothing shows is kept so long. */
export const UNUSED_MS = 86_400_000;

/** A picture, film or sound that a member sent. */
export interface Upload {
  readonly name: string;
  readonly memberId: number;
  /** Pixels; 0 where it has none or tells none. */
  readonly width: number;
  readonly height: number;
  /** Bytes. */
  readonly size: number;
  /** Of films and sounds, whole; 0 where it does not say. */
  readonly seconds: number;
  readonly at: number;
}

export function addUpload(db: DatabaseSync, upload: Upload): void {
  db.prepare('INSERT INTO uploads VALUES (?, ?, ?, ?, ?, 0, ?, ?)').run(
    upload.name,
    upload.memberId,
    upload.width,
    upload.height,
    upload.at,
    upload.size,
    upload.seconds,
  );
}

/** A file that this member has sent; null when there is none under the name. */
export function findUpload(db: DatabaseSync, name: string, memberId: number): Upload | null {
  const row = db
    .prepare('SELECT * FROM uploads WHERE name = ? AND member_id = ?')
    .get(name, memberId);
  if (!row) return null;
  return {
    name,
    memberId,
    width: Number(row.width),
    height: Number(row.height),
    size: Number(row.size),
    seconds: Number(row.seconds),
    at: Number(row.at),
  };
}

/** Whether a file is this member's and shown by nothing yet. */
export const isUnused = (db: DatabaseSync, name: string, memberId: number): boolean =>
  db
    .prepare('SELECT 1 FROM uploads WHERE name = ? AND member_id = ? AND used = 0')
    .get(name, memberId) !== undefined;

/** Gives uploaded files to what shows them; false when one is not this member's, or shown already. */
export function claimUploads(
  db: DatabaseSync,
  names: readonly string[],
  memberId: number,
): boolean {
  if (!names.every((name) => isUnused(db, name, memberId))) return false;
  const mark = db.prepare('UPDATE uploads SET used = 1 WHERE name = ?');
  for (const name of names) mark.run(name);
  return true;
}

/** Says that nothing shows these files any more. */
export function releaseUploads(db: DatabaseSync, names: readonly string[]): void {
  const release = db.prepare('UPDATE uploads SET used = 0 WHERE name = ?');
  for (const name of names) release.run(name);
}

/** Forgets what nothing shows, and names it: the files can go. */
export function forgetUnused(db: DatabaseSync, now: number): readonly string[] {
  return db
    .prepare('DELETE FROM uploads WHERE used = 0 AND at <= ? RETURNING name')
    .all(now - UNUSED_MS)
    .map((row) => String(row.name));
}
