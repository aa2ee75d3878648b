import type { DatabaseSync } from 'node:sqlite';
import type { SamplePoints } from '../sample/types.ts';
import { findByPhone } from './store/members.ts';
import { addPoints } from './store/points.ts';
import { parseChinaTime } from './wire/time.ts';

/** Pays what the edition's members earned before it came out: their scores come from nothing else. */
export function seedPoints(db: DatabaseSync, points: readonly SamplePoints[]): void {
  for (const { phone, at, ...entry } of points) {
    const member = findByPhone(db, phone);
    if (!member) continue;
    const key = `edition ${phone} ${at} ${entry.type}`;
    addPoints(db, { ...entry, memberId: member.userId, at: parseChinaTime(at), key });
  }
}
