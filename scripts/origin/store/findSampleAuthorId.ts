import type { DatabaseSync } from 'node:sqlite';
import { MEMBERS } from '../../sample/members.ts';
import { hashSampleReaderId } from './comments.ts';
import { findByPhone } from './members.ts';

/** The id of somebody whom the edition names: a member's own, else one that nobody logs in as. */
export function findSampleAuthorId(db: DatabaseSync, name: string | null): number {
  const known = MEMBERS.find(({ nickname }) => nickname === name);
  const member = known ? findByPhone(db, known.phone) : null;
  return member?.userId ?? hashSampleReaderId(name);
}
