import type { DatabaseSync } from 'node:sqlite';
import { ACTIVITIES } from '../../sample/activities.ts';
import { listEntries } from '../../sample/activityEntries.ts';
import { parseChinaTime } from '../wire/time.ts';
import { addSignUps, ENTRY_STATE, type NumberedSignUp } from './signUps.ts';

const MINUTE_MS = 60_000;
const SEEDED = {
  reader: { memberId: 0, device: '' },
  state: ENTRY_STATE.accepted,
  origin: 'edition',
  idempotencyKey: '',
} as const;

/** Replaces the sign-ups of the sample content. */
export function replaceSampleSignUps(db: DatabaseSync): void {
  db.exec("DELETE FROM activity_entries WHERE origin = 'edition'");
  addSignUps(db, listSignUps());
}

function* listSignUps(): Generator<NumberedSignUp> {
  let id = 0;
  for (const { id: activityId, signUp } of ACTIVITIES) {
    if (!signUp) continue;
    const from = parseChinaTime(signUp.from);
    const last = parseChinaTime(signUp.until) - MINUTE_MS;
    for (const { name, icon, minute } of listEntries(activityId, signUp)) {
      id += 1;
      const createdAt = Math.min(from + minute * MINUTE_MS, last);
      const model = { name, icon, phone: '', answers: [] };
      yield { id, activityId, createdAt, model, ...SEEDED };
    }
  }
}
