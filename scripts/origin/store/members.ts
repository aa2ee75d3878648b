import type { DatabaseSync } from 'node:sqlite';
import { prepareOnce } from '../prepareOnce.ts';

/** A reader with an account. */
export interface Member {
  /** Id of the login. */
  readonly uid: number;
  /** Id of the member, in comments, votes and favourites; differs from `uid`. */
  readonly userId: number;
  /** Null for a login with an external account that has no phone bound. */
  readonly phone: string | null;
  readonly nickname: string;
  /** Address of an image; '' for the portrait that the origin draws. */
  readonly head: string;
  readonly score: number;
  /** Writes for the newspaper. */
  readonly official: boolean;
  /** Hash of the password (password.ts); null when none is set. */
  readonly password: string | null;
  /** Blocked: its tokens are refused. */
  readonly forbidden: boolean;
  /** Epoch ms. */
  readonly joinedAt: number;
}

export type NewMember = Pick<Member, 'phone' | 'nickname' | 'joinedAt'> &
  Partial<Pick<Member, 'head' | 'score' | 'official'>>;

/** `uid` and `userId` start at different numbers, so that tests detect a mix-up. */
const FIRST_UID = 500_001;
const FIRST_USER_ID = 200_001;

type Row = Record<string, unknown>;

const readRow = (row: Row): Member => ({
  uid: Number(row.uid),
  userId: Number(row.user_id),
  phone: row.phone === null ? null : String(row.phone),
  nickname: String(row.nickname),
  head: String(row.head),
  score: Number(row.score),
  official: row.official === 1,
  password: row.password === null ? null : String(row.password),
  forbidden: row.forbidden === 1,
  joinedAt: Number(row.joined_at),
});

type Key = 'uid' | 'user_id' | 'phone';

function findBy(db: DatabaseSync, key: Key, value: number | string): Member | null {
  // `key` is one of three literals, so that it is safe within SQL.
  const row = prepareOnce(db, `SELECT * FROM members WHERE ${key} = ?`).get(value);
  return row ? readRow(row) : null;
}

export const findMember = (db: DatabaseSync, uid: number): Member | null => findBy(db, 'uid', uid);
export const findByUserId = (db: DatabaseSync, userId: number): Member | null =>
  findBy(db, 'user_id', userId);
export const findByPhone = (db: DatabaseSync, phone: string): Member | null =>
  findBy(db, 'phone', phone);

/** Stores a new member; throws when the phone is taken. */
export function createMember(db: DatabaseSync, input: NewMember): Member {
  const last = db.prepare('SELECT max(uid) AS uid FROM members').get()?.uid;
  const uid = last === null || last === undefined ? FIRST_UID : Number(last) + 1;
  const member: Member = {
    uid,
    userId: FIRST_USER_ID + uid - FIRST_UID,
    phone: input.phone,
    nickname: input.nickname,
    head: input.head ?? '',
    score: input.score ?? 0,
    official: input.official ?? false,
    password: null,
    forbidden: false,
    joinedAt: input.joinedAt,
  };
  db.prepare(
    `INSERT INTO members (uid, user_id, phone, nickname, head, score, official, joined_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  ).run(
    member.uid,
    member.userId,
    member.phone,
    member.nickname,
    member.head,
    member.score,
    member.official ? 1 : 0,
    member.joinedAt,
  );
  return member;
}

export function renameMember(
  db: DatabaseSync,
  uid: number,
  nickname: string,
  official: boolean,
): void {
  db.prepare('UPDATE members SET nickname = ?, official = ? WHERE uid = ?').run(
    nickname,
    official ? 1 : 0,
    uid,
  );
}

export function setPasswordHash(db: DatabaseSync, uid: number, hash: string): void {
  db.prepare('UPDATE members SET password = ? WHERE uid = ?').run(hash, uid);
}

export function bindPhone(db: DatabaseSync, uid: number, phone: string): void {
  db.prepare('UPDATE members SET phone = ? WHERE uid = ?').run(phone, uid);
}

export function unbindPhone(db: DatabaseSync, uid: number): void {
  db.prepare('UPDATE members SET phone = NULL WHERE uid = ?').run(uid);
}

export function setProfile(
  db: DatabaseSync,
  uid: number,
  { nickname, head }: Pick<Member, 'nickname' | 'head'>,
): void {
  db.prepare('UPDATE members SET nickname = ?, head = ? WHERE uid = ?').run(nickname, head, uid);
}

export function setForbidden(db: DatabaseSync, uid: number): void {
  db.prepare('UPDATE members SET forbidden = 1 WHERE uid = ?').run(uid);
}

/** Returns the member with one of these accounts of an external provider; null when there is none. */
export function findByAccount(
  db: DatabaseSync,
  provider: string,
  accounts: readonly string[],
): Member | null {
  for (const account of accounts) {
    const row = db
      .prepare(
        `SELECT m.* FROM members m JOIN member_accounts a ON a.uid = m.uid
         WHERE a.provider = ? AND a.account = ?`,
      )
      .get(provider, account);
    if (row) return readRow(row);
  }
  return null;
}

export function addAccount(db: DatabaseSync, uid: number, provider: string, account: string): void {
  db.prepare('INSERT OR IGNORE INTO member_accounts (provider, account, uid) VALUES (?, ?, ?)').run(
    provider,
    account,
    uid,
  );
}

/** Whether the member can log in with an external account. */
export const hasAccount = (db: DatabaseSync, uid: number): boolean =>
  prepareOnce(db, 'SELECT 1 FROM member_accounts WHERE uid = ?').get(uid) !== undefined;

export function removeAccounts(db: DatabaseSync, uid: number, provider: string): void {
  db.prepare('DELETE FROM member_accounts WHERE uid = ? AND provider = ?').run(uid, provider);
}
