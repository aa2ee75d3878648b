import type { DatabaseSync } from 'node:sqlite';
import { CONTRIBUTIONS } from '../sample/contributions.ts';
import type { SampleAuthor } from '../sample/postAuthors.ts';
import { POSTS } from '../sample/posts.ts';
import type { SamplePost } from '../sample/postTypes.ts';
import { TIPOFFS } from '../sample/tipoffs.ts';
import { addSampleComment, hashSampleReaderId } from './store/comments.ts';
import { findByPhone, findSampleAuthorId } from './store/members.ts';
import {
  addWriting,
  type Liker,
  type NewWriting,
  OBJECT_POST,
  REVIEW,
  TIP_STATE,
  type WritingText,
} from './store/writings.ts';
import { parseChinaTime } from './wire/time.ts';

/** Posts, tip-offs and contributions of the sample content; part of its version hash. */
export const WRITINGS = [POSTS, TIPOFFS, CONTRIBUTIONS] as const;

/** A row of the sample content without its text and author. */
type Seed = Omit<NewWriting, 'model' | 'userId'> & { readonly id: number };

const createSeed = (kind: NewWriting['kind'], id: number, at: string, targetId = 0): Seed => ({
  id,
  kind,
  targetId,
  device: '',
  createdAt: parseChinaTime(at),
  state: REVIEW.passed,
  pinned: false,
  praises: 0,
  clicks: 0,
  shares: 0,
  origin: 'edition',
  idempotencyKey: '',
});

/** Stores posts, tip-offs and contributions of the sample content. Its members must be stored before. */
export function seedWritings(db: DatabaseSync): void {
  for (const post of POSTS) {
    seedPost(db, post);
    for (const comment of post.comments ?? []) addSampleComment(db, post.id, OBJECT_POST, comment);
  }
  for (const { id, by, at, topic, text, place, files, state, answer, ...tip } of TIPOFFS) {
    store(db, { ...createSeed('tipoff', id, at), state: TIP_STATE[state] }, by, {
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
      { ...createSeed('contribution', id, at, seek), state: REVIEW[review ?? 'passed'] },
      by,
      text,
    );
  }
}

function seedPost(db: DatabaseSync, post: SamplePost): void {
  const { id, circle, by, at, praises = 0, shares = 0, pinned = false, review, ...rest } = post;
  const { comments: _, praisedBy, ...text } = rest;
  const seed = {
    ...createSeed(circle ? 'post' : 'moment', id, at, circle),
    praises,
    shares,
    pinned,
    state: REVIEW[review ?? 'passed'],
  };
  const likers = praisedBy?.map((name): Liker => ({ id: findSampleAuthorId(db, name), name }));
  store(db, seed, by, { ...text, ...(likers && { praisedBy: likers }) });
}

function store(
  db: DatabaseSync,
  seed: Seed,
  by: SampleAuthor,
  text: Omit<WritingText, 'user' | 'official'>,
): void {
  const member = 'phone' in by ? findByPhone(db, by.phone) : null;
  const name = 'name' in by ? by.name : (member?.nickname ?? null);
  const { id, ...row } = seed;
  const userId = member?.userId ?? hashSampleReaderId(name);
  const model = { ...text, user: name, ...(member?.official && { official: true }) };
  addWriting(db, { ...row, userId, model }, id);
}
