import type { DatabaseSync } from 'node:sqlite';
import { UNUSED_MS } from './uploads.ts';

/** A file that is uploaded in parts, under an id of the client. */
export interface PartUpload {
  readonly memberId: number;
  readonly uploadId: string;
  /** Number of parts. */
  readonly parts: number;
  /** Bytes of the whole. */
  readonly size: number;
  /** Name of the joined file; '' before it is joined. */
  readonly name: string;
}

export interface StoredPart {
  readonly part: number;
  readonly size: number;
  /** Its name in the part store. */
  readonly file: string;
}

export function findPartUpload(
  db: DatabaseSync,
  memberId: number,
  uploadId: string,
): PartUpload | null {
  const row = db
    .prepare('SELECT * FROM part_uploads WHERE member_id = ? AND upload_id = ?')
    .get(memberId, uploadId);
  if (!row) return null;
  const { parts, size, name } = row;
  return { memberId, uploadId, parts: Number(parts), size: Number(size), name: String(name) };
}

/** Lists the stored parts in order. */
export function listParts(
  db: DatabaseSync,
  { memberId, uploadId }: Pick<PartUpload, 'memberId' | 'uploadId'>,
): readonly StoredPart[] {
  return db
    .prepare(
      'SELECT part, size, file FROM upload_parts WHERE member_id = ? AND upload_id = ? ORDER BY part',
    )
    .all(memberId, uploadId)
    .map((row) => ({ part: Number(row.part), size: Number(row.size), file: String(row.file) }));
}

/** Stores a part; false when it is stored already, or the file is joined: the caller deletes the new copy. */
export function addPart(
  db: DatabaseSync,
  upload: PartUpload,
  { part, size, file }: StoredPart,
  now: number,
): boolean {
  const { memberId, uploadId } = upload;
  db.prepare(
    `INSERT INTO part_uploads VALUES (?, ?, ?, ?, '', ?)
     ON CONFLICT (member_id, upload_id) DO UPDATE SET at = excluded.at`,
  ).run(memberId, uploadId, upload.parts, upload.size, now);
  if (findPartUpload(db, memberId, uploadId)?.name !== '') return false;
  const result = db
    .prepare('INSERT OR IGNORE INTO upload_parts VALUES (?, ?, ?, ?, ?)')
    .run(memberId, uploadId, part, size, file);
  return result.changes > 0;
}

/** Returns the bytes of a member's unfinished uploads. */
export function countPartBytes(db: DatabaseSync, memberId: number): number {
  const row = db
    .prepare('SELECT sum(size) AS n FROM upload_parts WHERE member_id = ?')
    .get(memberId);
  return Number(row?.n ?? 0);
}

/** Stores the name of the joined file and deletes the rows of its parts. */
export function markJoined(db: DatabaseSync, upload: PartUpload, name: string): void {
  db.prepare('UPDATE part_uploads SET name = ? WHERE member_id = ? AND upload_id = ?').run(
    name,
    upload.memberId,
    upload.uploadId,
  );
  removeParts(db, upload);
}

/** Deletes an upload that is not a valid file. */
export function dropPartUpload(db: DatabaseSync, upload: PartUpload): void {
  db.prepare('DELETE FROM part_uploads WHERE member_id = ? AND upload_id = ?').run(
    upload.memberId,
    upload.uploadId,
  );
  removeParts(db, upload);
}

function removeParts(db: DatabaseSync, { memberId, uploadId }: PartUpload): void {
  db.prepare('DELETE FROM upload_parts WHERE member_id = ? AND upload_id = ?').run(
    memberId,
    uploadId,
  );
}

/** Deletes uploads that were unfinished for a day; returns the names of their part files. */
export function forgetParts(db: DatabaseSync, now: number): readonly string[] {
  db.prepare('DELETE FROM part_uploads WHERE at <= ?').run(now - UNUSED_MS);
  return db
    .prepare(
      `DELETE FROM upload_parts WHERE NOT EXISTS (SELECT 1 FROM part_uploads u
         WHERE u.member_id = upload_parts.member_id AND u.upload_id = upload_parts.upload_id)
       RETURNING file`,
    )
    .all()
    .map((row) => String(row.file));
}
