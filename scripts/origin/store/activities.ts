import type { DatabaseSync } from 'node:sqlite';
import { ACTIVITIES } from '../../sample/activities.ts';
import type { SampleActivity } from '../../sample/activityTypes.ts';
import { parseChinaTime } from '../wire/time.ts';
import { readOverrides } from './overrides.ts';

/** An activity of the sample content with the overrides of control calls. */
export interface Activity {
  readonly id: number;
  readonly sample: SampleActivity;
  /** Epoch ms. */
  readonly startsAt: number;
  readonly endsAt: number;
  /** Null for an activity without sign-up. */
  readonly signUp: SignUpTerms | null;
}

export interface SignUpTerms {
  readonly from: number;
  readonly until: number;
  /** null without limit. */
  readonly capacity: number | null;
  /** Vouchers in all; null without limit. */
  readonly stock: number | null;
  /** When vouchers expire (epoch ms); 0 without vouchers. */
  readonly voucherUntil: number;
}

/** What `POST /control/activity` can set. */
export const ACTIVITY_OVERRIDES = [
  'startsAt',
  'endsAt',
  'signUpFrom',
  'signUpUntil',
  'capacity',
  'stock',
  'voucherUntil',
] as const;

export const listActivities = (db: DatabaseSync): readonly Activity[] =>
  ACTIVITIES.map((sample) => readActivity(db, sample));

/** Returns the activity with this id; null when there is none. */
export function findActivity(db: DatabaseSync, id: number): Activity | null {
  const sample = ACTIVITIES.find((one) => one.id === id);
  return sample ? readActivity(db, sample) : null;
}

function readActivity(db: DatabaseSync, sample: SampleActivity): Activity {
  const { id, startsAt, endsAt, signUp } = sample;
  const otherwise = readOverrides(db, 'activity', id);
  return {
    id,
    sample,
    startsAt: otherwise.startsAt ?? parseChinaTime(startsAt),
    endsAt: otherwise.endsAt ?? parseChinaTime(endsAt),
    signUp: signUp
      ? {
          from: otherwise.signUpFrom ?? parseChinaTime(signUp.from),
          until: otherwise.signUpUntil ?? parseChinaTime(signUp.until),
          // As on the wire: a capacity of 0 and a negative stock mean no limit.
          capacity: (otherwise.capacity ?? signUp.capacity ?? 0) || null,
          stock: readStock(otherwise.stock ?? signUp.vouchers?.stock ?? -1),
          voucherUntil: otherwise.voucherUntil ?? readTime(signUp.vouchers?.until),
        }
      : null,
  };
}

const readTime = (text: string | undefined): number => (text ? parseChinaTime(text) : 0);

const readStock = (stock: number): number | null => (stock < 0 ? null : stock);

/** Why sign-up is not possible now. Start times are inclusive, end times exclusive. */
export type SignUpBar = 'over' | 'ended' | 'coming';

/** Returns why sign-up is not possible now; null when it is. */
export function decideSignUpBar(activity: Activity, now: number): SignUpBar | null {
  const { endsAt, signUp } = activity;
  if (now >= endsAt) return 'over';
  if (signUp === null || now >= signUp.until) return 'ended';
  return now < signUp.from ? 'coming' : null;
}
