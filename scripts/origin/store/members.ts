import type { DatabaseSync } from 'node:sqlite';
import { MEMBERS } from '../../sample/members.ts';
import { defineTable, type Stored } from '../table.ts';
import { hashSampleReaderId } from './comments.ts';
import { sumPoints } from './points.ts';

interface MemberRow {
  /** Null for a login with an external account that has no phone bound. */
  readonly phone: string | null;
  readonly nickname: string;
  /** Address of an image; '' for the portrait that the origin draws. */
  readonly head: string;
  /** Writes for the newspaper. */
  readonly official: boolean;
  /** Hash of the password; null when none is set. */
  readonly password: string | null;
  /** Blocked: its tokens are refused. */
  readonly forbidden: boolean;
  /** Epoch ms. */
  readonly joinedAt: number;
}

/** A reader with an account. */
export interface Member extends MemberRow {
  /** Id of the login. */
  readonly uid: number;
  /** Id of the member, in comments, votes and favourites; differs from `uid`. */
  readonly userId: number;
  /** Sum of the points. */
  readonly score: number;
}

export type NewMember = Pick<MemberRow, 'phone' | 'nickname' | 'joinedAt'> & Partial<MemberRow>;

/** `uid` and `userId` start at different numbers, so that tests detect a mix-up. */
const FIRST_UID = 500_001;
const FIRST_USER_ID = 200_001;

/** Rows by `uid`. */
const members = defineTable<MemberRow>('members', FIRST_UID);

const accounts = defineTable<{
  readonly provider: string;
  readonly account: string;
  readonly uid: number;
}>('memberAccounts');

function readMember(db: DatabaseSync, row: Stored<MemberRow> | undefined): Member | null {
  if (!row) return null;
  const { id: uid, ...rest } = row;
  const userId = FIRST_USER_ID + uid - FIRST_UID;
  return { ...rest, uid, userId, score: sumPoints(db, userId, 0).total };
}

export const findMember = (db: DatabaseSync, uid: number): Member | null =>
  readMember(db, members(db).get(uid));
export const findByUserId = (db: DatabaseSync, userId: number): Member | null =>
  findMember(db, userId - FIRST_USER_ID + FIRST_UID);
export const findByPhone = (db: DatabaseSync, phone: string): Member | null =>
  readMember(
    db,
    members(db).find((row) => row.phone === phone),
  );

/** Stores a new member. */
export function createMember(db: DatabaseSync, input: NewMember): Member {
  const defaults = { head: '', official: false, password: null, forbidden: false };
  const row = members(db).add({ ...defaults, ...input });
  return readMember(db, row) as Member;
}

export const changeMember = (db: DatabaseSync, uid: number, fields: Partial<MemberRow>): boolean =>
  members(db).change(uid, fields);

/** Returns the member with one of these accounts of an external provider; null when there is none. */
export function findByAccount(
  db: DatabaseSync,
  provider: string,
  names: readonly string[],
): Member | null {
  const known = accounts(db).find(
    (row) => row.provider === provider && names.includes(row.account),
  );
  return known ? findMember(db, known.uid) : null;
}

export function addAccount(db: DatabaseSync, uid: number, provider: string, account: string): void {
  const known = accounts(db).find((row) => row.provider === provider && row.account === account);
  if (!known) accounts(db).add({ provider, account, uid });
}

/** Whether the member can log in with an external account. */
export const hasAccount = (db: DatabaseSync, uid: number): boolean =>
  accounts(db).find((row) => row.uid === uid) !== undefined;

export const removeAccounts = (db: DatabaseSync, uid: number, provider: string) =>
  accounts(db).remove((row) => row.uid === uid && row.provider === provider);

/** Returns the id of an author in the sample content: the member's, else an id without a login. */
export function findSampleAuthorId(db: DatabaseSync, name: string | null): number {
  const known = MEMBERS.find(({ nickname }) => nickname === name);
  const member = known ? findByPhone(db, known.phone) : null;
  return member?.userId ?? hashSampleReaderId(name);
}
