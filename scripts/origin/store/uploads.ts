import type { DatabaseSync } from 'node:sqlite';

/** How long an unused file is kept. */
export const UNUSED_MS = 86_400_000;

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

/** Returns this member's file; null when there is none with the name. */
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

/** Whether a file is this member's and not used yet. */
export const isUnused = (db: DatabaseSync, name: string, memberId: number): boolean =>
  db
    .prepare('SELECT 1 FROM uploads WHERE name = ? AND member_id = ? AND used = 0')
    .get(name, memberId) !== undefined;

/** Marks files as used; changes nothing and returns false when one is not the member's or is used already. */
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

/** Marks files as unused. */
export function releaseUploads(db: DatabaseSync, names: readonly string[]): void {
  const release = db.prepare('UPDATE uploads SET used = 0 WHERE name = ?');
  for (const name of names) release.run(name);
}

/** Deletes the rows of expired unused files and returns their names, so that the caller deletes the files. */
export function forgetUnused(db: DatabaseSync, now: number): readonly string[] {
  return db
    .prepare('DELETE FROM uploads WHERE used = 0 AND at <= ? RETURNING name')
    .all(now - UNUSED_MS)
    .map((row) => String(row.name));
}
