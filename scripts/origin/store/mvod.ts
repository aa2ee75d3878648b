import type { DatabaseSync } from 'node:sqlite';
import type { SampleShortVideo } from '../../sample/types.ts';

export type VideoCounter = 'clicks' | 'praises' | 'shares';

export type VideoCounts = Readonly<Record<VideoCounter, number>>;

/** Stores the initial counters of new short videos; existing ones stay. */
export function addMissingVideoCounts(db: DatabaseSync, videos: readonly SampleShortVideo[]): void {
  const open = db.prepare('INSERT OR IGNORE INTO video_counts VALUES (?, ?, ?, ?)');
  for (const { id, counts } of videos) open.run(id, counts.clicks, counts.praises, counts.shares);
}

export function readVideoCounts(db: DatabaseSync, id: number): VideoCounts {
  const row = db.prepare('SELECT * FROM video_counts WHERE video_id = ?').get(id);
  return {
    clicks: Number(row?.clicks ?? 0),
    praises: Number(row?.praises ?? 0),
    shares: Number(row?.shares ?? 0),
  };
}

export function addToVideoCounter(
  db: DatabaseSync,
  id: number,
  counter: VideoCounter,
  step: number,
): void {
  // `counter` is one of three literals, so that it is safe within SQL.
  db.prepare(`UPDATE video_counts SET ${counter} = max(${counter} + ?, 0) WHERE video_id = ?`).run(
    step,
    id,
  );
}
