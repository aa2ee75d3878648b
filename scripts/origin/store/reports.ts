import type { DatabaseSync } from 'node:sqlite';
import { bindReader, isIdentified, type Reader, SAME_READER } from './reader.ts';

export interface Report {
  readonly commentId: number;
  readonly reader: Reader;
  readonly type: number;
  readonly reason: string;
  readonly at: number;
}

/** Stores a reader's report of a comment; replaces an earlier one of the same reader. */
export function saveReport(db: DatabaseSync, report: Report): void {
  const { commentId, reader } = report;
  if (isIdentified(reader)) {
    db.prepare(`DELETE FROM reports WHERE comment_id = $comment AND ${SAME_READER}`).run({
      $comment: commentId,
      ...bindReader(reader),
    });
  }
  db.prepare('INSERT INTO reports VALUES (?, ?, ?, ?, ?, ?)').run(
    commentId,
    reader.memberId,
    reader.device,
    report.type,
    report.reason,
    report.at,
  );
}
