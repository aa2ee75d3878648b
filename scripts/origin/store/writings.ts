import type { DatabaseSync } from 'node:sqlite';
import { defineTable, descending, type Part, type Stored } from '../table.ts';
import type { StoredFile } from '../wire/files.ts';
import { removeCommentsOf, reports } from './comments.ts';
import { type Counter, likes } from './counters.ts';
import { findByUserId } from './members.ts';

/** Kinds of readers' texts that editors review. A moment is a social post of the friends' circle. */
export type WritingKind = 'post' | 'moment' | 'tipoff' | 'contribution';

export interface WritingAnswer {
  readonly text: string;
  readonly unit: string;
  /** Epoch ms. */
  readonly at: number;
  readonly files: readonly StoredFile[];
}

export interface WritingText {
  /** null: the server has no name for this reader. */
  readonly user: string | null;
  readonly official?: boolean;
  readonly title?: string;
  readonly text: string;
  readonly tag?: number;
  readonly place?: string;
  readonly files?: readonly StoredFile[];
  /** How the newsroom can reach the reader; never public. */
  readonly contact?: string;
  /** Byline of a contribution. */
  readonly author?: string;
  /** Why editors refused the text. */
  readonly reason?: string;
  /** The tip-off is public. */
  readonly public?: boolean;
  readonly answer?: WritingAnswer;
  /** The published article of a contribution. */
  readonly article?: number;
  /** Likes in the sample content. */
  readonly praisedBy?: readonly Liker[];
}

export interface Liker {
  readonly id: number;
  readonly name: string;
}

/** `type` of posts and moments in the calls of events, comments and reports. */
export const OBJECT_POST = 18;

/** Review state of posts, moments, contributions and questions. */
export const REVIEW = { awaiting: 0, passed: 1, refused: 2 } as const;
/** Review state of a tip-off. */
export const TIP_STATE = { awaiting: 0, accepted: 1, answered: 2, refused: 3 } as const;

export interface NewWriting {
  readonly kind: WritingKind;
  /** The circle, or the call for contributions; 0 for none. */
  readonly targetId: number;
  /** The member's `userId`; 0 for a reader who was not logged in. */
  readonly userId: number;
  readonly device: string;
  readonly createdAt: number;
  readonly state: number;
  readonly pinned: boolean;
  readonly praises: number;
  readonly clicks: number;
  readonly shares: number;
  readonly origin: 'edition' | 'reader';
  readonly idempotencyKey: string;
  readonly model: WritingText;
}

export type Writing = Stored<NewWriting>;

/** The numbers of a new text. */
export const UNREAD = { pinned: false, praises: 0, clicks: 0, shares: 0 } as const;

/** Ids of readers' texts are far above those of the sample content. */
export const writings = defineTable<NewWriting>('writings', 20_001);

export function findWriting(db: DatabaseSync, id: number, kind?: WritingKind): Writing | null {
  const writing = writings(db).get(id) ?? null;
  return kind && writing?.kind !== kind ? null : writing;
}

export interface WritingQuery extends Part {
  readonly kind: WritingKind;
  /** Only of this circle or call for contributions. */
  readonly targetId?: number;
  /** Only of this member. */
  readonly userId?: number;
  /** `userId` of the requesting member, whose own texts are listed in every state; 0 for none. */
  readonly viewer: number;
  readonly order: keyof typeof ORDERS;
}

const newest = descending<Writing>(({ createdAt }) => createdAt);

const ORDERS = {
  new: newest,
  hot: (a: Writing, b: Writing) => b.praises - a.praises || newest(a, b),
  pinned: (a: Writing, b: Writing) => Number(b.pinned) - Number(a.pinned) || newest(a, b),
} as const;

export const listWritings = (db: DatabaseSync, query: WritingQuery): readonly Writing[] =>
  writings(db)
    .list(
      (row) =>
        row.kind === query.kind &&
        (!query.targetId || row.targetId === query.targetId) &&
        (!query.userId || row.userId === query.userId) &&
        (row.state === REVIEW.passed || (query.viewer !== 0 && row.userId === query.viewer)),
    )
    .sort(ORDERS[query.order])
    .slice(query.offset, query.offset + query.limit);

/** Counts the texts of a circle or a member that passed review. */
export const countPassed = (
  db: DatabaseSync,
  kind: WritingKind,
  by: { readonly targetId: number } | { readonly userId: number },
): number =>
  writings(db).count(
    (row) =>
      row.kind === kind &&
      row.state === REVIEW.passed &&
      ('targetId' in by ? row.targetId === by.targetId : row.userId === by.userId),
  );

/** Stores a text and returns its id. */
export const addWriting = (db: DatabaseSync, writing: NewWriting, id?: number): number =>
  writings(db).add(writing, id).id;

/** Deletes a text with its comments and reports. */
export function removeWriting(db: DatabaseSync, { id }: Writing): void {
  writings(db).remove((row) => row.id === id);
  reports(db).remove((row) => row.of === 'post' && row.objectId === id);
  removeCommentsOf(db, id, OBJECT_POST);
}

export const setWritingState = (db: DatabaseSync, id: number, state: number, model: WritingText) =>
  writings(db).change(id, { state, model });

/** Adds to a counter of a writing. */
export function addToWritingCounter(
  db: DatabaseSync,
  id: number,
  counter: Counter,
  step = 1,
): void {
  const count = Math.max((writings(db).get(id)?.[counter] ?? 0) + step, 0);
  writings(db).change(id, { [counter]: count });
}

const MAX_LIKERS = 100;

/** Lists the members who liked a post or a moment, the earliest first. */
export const listLikers = (db: DatabaseSync, id: number): readonly Liker[] =>
  likes(db)
    .list((row) => row.type === OBJECT_POST && row.objectId === id)
    .flatMap(({ memberId }) => findByUserId(db, memberId) ?? [])
    .slice(0, MAX_LIKERS)
    .map(({ userId, nickname }) => ({ id: userId, name: nickname }));

/** Lists readers' texts of a kind with their idempotency keys, and the reports. For tests. */
export const listWritten = (db: DatabaseSync, kind: WritingKind) => ({
  writings: writings(db).list((row) => row.kind === kind && row.origin === 'reader'),
  reports: reports(db)
    .list((row) => row.of === 'post' && writings(db).get(row.objectId)?.kind === kind)
    .map(({ objectId, memberId, device, reason }) => ({
      id: objectId,
      userId: memberId,
      device,
      reason,
    })),
});
