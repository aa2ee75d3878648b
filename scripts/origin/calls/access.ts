/** Counts of views of activities, votes and options. */

import type { DatabaseSync } from 'node:sqlite';
import { BIG_VOTES } from '../../sample/bigVotes/votes.ts';
import type { Call, Calls } from '../callContext.ts';
import { transact } from '../database.ts';
import { data, unknown } from '../envelope.ts';
import { ACCESS, type Accessed, type AccessType, countAccess } from '../store/access.ts';
import { findActivity } from './activities.ts';

const TYPES: readonly AccessType[] = Object.values(ACCESS);

/** Counts that an activity, a vote or an option was opened. */
const recordAccessCount: Call = ({ db, params, device, now }) => {
  const type = TYPES.find((one) => one === params.count('type'));
  if (type === undefined) return unknown;
  const optionId = type === ACCESS.option ? params.count('optionId') : 0;
  const accessed = { type, objectId: params.count('id'), optionId };
  if (!isAccessible(db, accessed)) return unknown;
  transact(db, () => countAccess(db, accessed, device, now));
  return data({ value: 'true' });
};

/** Whether the object exists: unknown ids are not counted, because their number is unlimited. */
function isAccessible(db: DatabaseSync, { type, objectId, optionId }: Accessed): boolean {
  if (type === ACCESS.activity) return findActivity(db, objectId) !== null;
  const vote = BIG_VOTES.find((one) => one.id === objectId);
  return type === ACCESS.vote
    ? vote !== undefined
    : vote?.options.some((option) => option.id === optionId) === true;
}

export const accessCalls: Calls = { recordAccessCount };
