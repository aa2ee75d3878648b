import type { DatabaseSync } from 'node:sqlite';
import { BIG_VOTES } from '../../sample/bigVotes/votes.ts';
import type { Call, Calls } from '../callContext.ts';
import { transact } from '../database.ts';
import { data, unknown } from '../envelope.ts';
import { ACCESS, type Accessed, type AccessType, countAccess } from '../store/access.ts';
import { findActivity } from '../store/activities.ts';

const TYPES: readonly AccessType[] = Object.values(ACCESS);

/** An activity, a vote or an option of one was opened. */
const recordAccessCount: Call = ({ db, params, device, now }) => {
  const type = TYPES.find((one) => one === params.count('type'));
  if (type === undefined) return unknown;
  const optionId = type === ACCESS.option ? params.count('optionId') : 0;
  const accessed = { type, id: params.count('id'), optionId };
  if (!isAccessible(db, accessed)) return unknown;
  transact(db, () => countAccess(db, accessed, device, now));
  return data({ value: 'true' });
};

/** What the edition has not is not counted: anybody could name ids without end. */
function isAccessible(db: DatabaseSync, { type, id, optionId }: Accessed): boolean {
  if (type === ACCESS.activity) return findActivity(db, id) !== null;
  const vote = BIG_VOTES.find((one) => one.id === id);
  return type === ACCESS.vote
    ? vote !== undefined
    : vote?.options.some((option) => option.id === optionId) === true;
}

export const accessCalls: Calls = { recordAccessCount };
