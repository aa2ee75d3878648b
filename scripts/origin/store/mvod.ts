import type { DatabaseSync } from 'node:sqlite';
import { SHORT_VIDEOS } from '../../sample/mvod/shortVideos.ts';
import { defineTable } from '../table.ts';
import type { Counter } from './counters.ts';

/** `sourceType` of their comments, which servers do not document. */
export const OBJECT_VIDEO = 30;

export type VideoCounts = Readonly<Record<Counter, number>>;

/** Rows of videos whose counters changed. */
const counters = defineTable<VideoCounts>('videoCounts');

export const findShortVideo = (id: number | null) => SHORT_VIDEOS.find((video) => video.id === id);

export const readVideoCounts = (db: DatabaseSync, id: number): VideoCounts =>
  counters(db).get(id) ?? findShortVideo(id)?.counts ?? { clicks: 0, praises: 0, shares: 0 };

export function addToVideoCounter(
  db: DatabaseSync,
  id: number,
  counter: Counter,
  step: number,
): void {
  const counts = readVideoCounts(db, id);
  counters(db).add({ ...counts, [counter]: Math.max(counts[counter] + step, 0) }, id);
}
