import type { DatabaseSync } from 'node:sqlite';
import { UNUSED_MS } from './uploads.ts';

/** A file that comes in parts, under the name that the client gave it. */
export interface PartUpload {
  readonly memberId: number;
  readonly uploadId: string;
  /** How many there will be. */
  readonly parts: number;
  /** Bytes of the whole. */
  readonly size: number;
  /** The stored file, once it is joined; '' before. */
  readonly name: string;
}

export interface StoredPart {
  readonly part: number;
  readonly size: number;
  /** Its file in the store of parts. */
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

/** The parts that are there, in their order. */
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

/** Stores a part; false when it is there already, or its file is whole: the new one is not needed. */
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

/** Bytes of all that a member has begun and not finished. */
export function countPartBytes(db: DatabaseSync, memberId: number): number {
  const row = db
    .prepare('SELECT sum(size) AS n FROM upload_parts WHERE member_id = ?')
    .get(memberId);
  return Number(row?.n ?? 0);
}

/** Remembers which file the parts became; their own files can go. */
export function markJoined(db: DatabaseSync, upload: PartUpload, name: string): void {
  db.prepare('UPDATE part_uploads SET name = ? WHERE member_id = ? AND upload_id = ?').run(
    name,
    upload.memberId,
    upload.uploadId,
  );
  removeParts(db, upload);
}

/** Forgets a file that turned out to be none. */
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

/** Forgets what nobody finished for a day, and names the files of its parts: they can go. */
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
