import type { DatabaseSync } from 'node:sqlite';
import type { SamplePoints } from '../sample/types.ts';
import { findByPhone } from './store/members.ts';
import { addPoints } from './store/points.ts';
import { parseChinaTime } from './wire/time.ts';

/** Credits the points of the sample members; their scores are the sums of these entries. */
export function seedPoints(db: DatabaseSync, points: readonly SamplePoints[]): void {
  for (const { phone, at, ...entry } of points) {
    const member = findByPhone(db, phone);
    if (!member) continue;
    const key = `edition ${phone} ${at} ${entry.type}`;
    addPoints(db, { ...entry, memberId: member.userId, at: parseChinaTime(at), key });
  }
}
