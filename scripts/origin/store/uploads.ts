import type { DatabaseSync } from 'node:sqlite';

/** A picture that nothing shows is kept so long. */
const UNUSED_MS = 86_400_000;

export interface Upload {
  readonly name: string;
  readonly memberId: number;
  readonly width: number;
  readonly height: number;
  readonly at: number;
}

export function addUpload(db: DatabaseSync, upload: Upload): void {
  db.prepare('INSERT INTO uploads VALUES (?, ?, ?, ?, ?, 0)').run(
    upload.name,
    upload.memberId,
    upload.width,
    upload.height,
    upload.at,
  );
}

/** A picture that this member has sent; null when there is none under the name. */
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
    at: Number(row.at),
  };
}

/** Gives uploaded pictures to a comment; false when one is not this member's, or in another comment. */
export function claimUploads(
  db: DatabaseSync,
  names: readonly string[],
  memberId: number,
): boolean {
  const find = db.prepare('SELECT 1 FROM uploads WHERE name = ? AND member_id = ? AND used = 0');
  if (!names.every((name) => find.get(name, memberId))) return false;
  const mark = db.prepare('UPDATE uploads SET used = 1 WHERE name = ?');
  for (const name of names) mark.run(name);
  return true;
}

/** Says that nothing shows these pictures any more. */
export function releaseUploads(db: DatabaseSync, names: readonly string[]): void {
  const release = db.prepare('UPDATE uploads SET used = 0 WHERE name = ?');
  for (const name of names) release.run(name);
}

/** Forgets pictures that nothing shows, and names them: their files can go. */
export function forgetUnused(db: DatabaseSync, now: number): readonly string[] {
  return db
    .prepare('DELETE FROM uploads WHERE used = 0 AND at <= ? RETURNING name')
    .all(now - UNUSED_MS)
    .map((row) => String(row.name));
}
