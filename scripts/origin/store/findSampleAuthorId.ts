import type { DatabaseSync } from 'node:sqlite';
import { MEMBERS } from '../../sample/members.ts';
import { hashSampleReaderId } from './comments.ts';
import { findByPhone } from './members.ts';

/** Returns the id of an author in the sample content: the member's, else an id without a login. */
export function findSampleAuthorId(db: DatabaseSync, name: string | null): number {
  const known = MEMBERS.find(({ nickname }) => nickname === name);
  const member = known ? findByPhone(db, known.phone) : null;
  return member?.userId ?? hashSampleReaderId(name);
}
