import type { DatabaseSync } from 'node:sqlite';
import { CONTRIBUTIONS } from '../sample/contributions.ts';
import { MEMBERS } from '../sample/members.ts';
import { POSTS } from '../sample/posts.ts';
import type { EditionPost } from '../sample/postsTypes.ts';
import type { EditionWriter } from '../sample/postsWriters.ts';
import { TIPOFFS } from '../sample/tipoffs.ts';
import { addEditionComment, editionReaderId } from './store/comments.ts';
import { findByPhone } from './store/members.ts';
import {
  type NewWriting,
  OBJECT_POST,
  type Praiser,
  REVIEW,
  removeStaleWritings,
  renewWriting,
  TIP_STATE,
  type WritingText,
} from './store/writings.ts';
import { parseChinaTime } from './wire/time.ts';

/** What the edition's readers wrote: goes into the name of its version. */
export const WRITINGS = [POSTS, TIPOFFS, CONTRIBUTIONS] as const;

/** Of the edition, before its text. */
type Seed = Omit<NewWriting, 'id' | 'model' | 'userId'> & { readonly id: number };

const seedOf = (kind: NewWriting['kind'], id: number, at: string, placeId = 0): Seed => ({
  id,
  kind,
  placeId,
  device: '',
  createdAt: parseChinaTime(at),
  state: REVIEW.passed,
  pinned: false,
  praises: 0,
  shares: 0,
  origin: 'edition',
  idempotencyKey: '',
});

/** Takes in what readers of the edition wrote; its members are stored already. */
export function seedWritings(db: DatabaseSync, seededComments: Set<string>): void {
  for (const post of POSTS) {
    seedPost(db, post);
    for (const comment of post.comments ?? []) {
      const place = { parentId: 0, threadId: 0, seeded: seededComments };
      addEditionComment(db, post.id, OBJECT_POST, comment, place);
    }
  }
  for (const { id, by, at, topic, text, place, files, state, answer, ...tip } of TIPOFFS) {
    store(db, { ...seedOf('tipoff', id, at), state: TIP_STATE[state] }, by, {
      title: topic,
      text,
      ...(place && { place }),
      ...(files && { files }),
      ...(tip.public && { public: true }),
      ...(answer && {
        answer: { ...answer, at: parseChinaTime(answer.at), files: answer.files ?? [] },
      }),
    });
  }
  for (const { id, seek, by, at, review, ...text } of CONTRIBUTIONS) {
    store(
      db,
      { ...seedOf('contribution', id, at, seek), state: REVIEW[review ?? 'passed'] },
      by,
      text,
    );
  }
  removeStaleWritings(
    db,
    WRITINGS.flatMap((writings) => writings.map(({ id }) => id)),
  );
}

function seedPost(db: DatabaseSync, post: EditionPost): void {
  const { id, circle, by, at, praises = 0, shares = 0, pinned = false, review, ...rest } = post;
  const { comments: _, praisedBy, ...text } = rest;
  const seed = {
    ...seedOf(circle ? 'post' : 'moment', id, at, circle),
    ...{ praises, shares, pinned, state: REVIEW[review ?? 'passed'] },
  };
  const praisers = praisedBy?.map((name): Praiser => ({ id: idOf(db, name), name }));
  store(db, seed, by, { ...text, ...(praisers && { praisedBy: praisers }) });
}

/** The id of a reader of the edition, member or not. */
function idOf(db: DatabaseSync, name: string): number {
  const phone = MEMBERS.find(({ nickname }) => nickname === name)?.phone;
  return (phone && findByPhone(db, phone)?.userId) || editionReaderId(name);
}

function store(
  db: DatabaseSync,
  seed: Seed,
  by: EditionWriter,
  text: Omit<WritingText, 'user' | 'official'>,
): void {
  const member = 'phone' in by ? findByPhone(db, by.phone) : null;
  const name = 'name' in by ? by.name : (member?.nickname ?? null);
  renewWriting(db, {
    ...seed,
    userId: member?.userId ?? editionReaderId(name),
    model: { ...text, user: name, ...(member?.official && { official: true }) },
  });
}
