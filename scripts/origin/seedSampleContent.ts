import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { MINUTE_MS } from '../../src/model/durations.ts';
import { ACTIVITIES } from '../sample/activities.ts';
import { listEntries } from '../sample/activityEntries.ts';
import { ARTICLES } from '../sample/articles.ts';
import { COMMENTS } from '../sample/comments.ts';
import { CONTRIBUTIONS } from '../sample/contributions.ts';
import { LIVE_REPORTS } from '../sample/liveReports.ts';
import { MEMBERS } from '../sample/members.ts';
import { POINTS } from '../sample/points.ts';
import { POSTS } from '../sample/posts.ts';
import type { SampleAuthor, SamplePost } from '../sample/postTypes.ts';
import { QUESTIONS, type SampleQuestion } from '../sample/questions.ts';
import { TIPOFFS } from '../sample/tipoffs.ts';
import { seedReports } from './calls/live.ts';
import { clearDatabase, keepCopy, readMeta, transact, writeMeta } from './database.ts';
import { saveArticles } from './store/articles.ts';
import { addSampleComment, hashSampleReaderId } from './store/comments.ts';
import { createMember, findByPhone, findSampleAuthorId } from './store/members.ts';
import { addPoints } from './store/points.ts';
import { answers, questions } from './store/questions.ts';
import { ENTRY_STATE, signUps } from './store/signUps.ts';
import {
  addWriting,
  type Liker,
  type NewWriting,
  OBJECT_POST,
  REVIEW,
  TIP_STATE,
  UNREAD,
  type WritingText,
} from './store/writings.ts';
import { prepareOnce } from './table.ts';
import { parseChinaTime } from './wire/time.ts';

/** Posts, tip-offs and contributions of the sample content; part of its version hash. */
const WRITINGS = [POSTS, TIPOFFS, CONTRIBUTIONS] as const;

/** A row of the sample content without its text and author. */
type Seed = Omit<NewWriting, 'model' | 'userId'> & { readonly id: number };

const createSeed = (kind: NewWriting['kind'], id: number, at: string, targetId = 0): Seed => ({
  id,
  kind,
  targetId,
  device: '',
  createdAt: parseChinaTime(at),
  state: REVIEW.passed,
  ...UNREAD,
  origin: 'edition',
  idempotencyKey: '',
});

/** Stores posts, tip-offs and contributions of the sample content. Its members must be stored before. */
function seedWritings(db: DatabaseSync): void {
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

const VERSION_KEY = 'edition';
const LIVE_SOURCE = 1;
const PAPER_SOURCE = 3;
/** Ids of sample answers are the question's id times this, plus an index. */
const ANSWERS_A_QUESTION = 100;
/** `userId` of hosts and offices, which have no reader's profile. */
const NO_USER_ID = 0;

/**
 * Stores the sample content where the database has another version of it. What readers and control
 * calls stored goes with the other version, of which a copy is kept; a restart with the same content
 * keeps it.
 */
export function seedSampleContent(db: DatabaseSync): void {
  const stored = readMeta(db, VERSION_KEY);
  if (stored === readVersion()) return;
  if (stored !== null) keepCopy(db);
  resetSampleContent(db);
}

/** Number of changes to a database when it was as new. */
const NEW_AT = new WeakMap<DatabaseSync, number>();

const countChanges = (db: DatabaseSync): number =>
  Number(prepareOnce(db, 'SELECT total_changes() AS n').get()?.n);

/** Empties the database and stores the sample content anew, where something was written since. */
export function resetSampleContent(db: DatabaseSync): void {
  if (NEW_AT.get(db) === countChanges(db)) return;
  transact(db, () => {
    clearDatabase(db);
    saveArticles(db, ARTICLES, 'edition');
    for (const { id, paper, live } of ARTICLES) {
      const source = paper ? PAPER_SOURCE : live ? LIVE_SOURCE : 0;
      for (const comment of COMMENTS[id] ?? []) addSampleComment(db, id, source, comment);
    }
    for (const { joinedAt, ...member } of MEMBERS) {
      createMember(db, { ...member, joinedAt: parseChinaTime(joinedAt) });
    }
    // The members are stored first: some of the following content is theirs.
    seedPoints(db);
    for (const question of QUESTIONS) seedQuestion(db, question);
    seedWritings(db);
    seedReports(db);
    seedSignUps(db);
    writeMeta(db, VERSION_KEY, readVersion());
  });
  NEW_AT.set(db, countChanges(db));
}

let version: string | undefined;

/** Returns a hash of the sample content; cached, because the content cannot change at run time. */
function readVersion(): string {
  const content = [ARTICLES, COMMENTS, MEMBERS, ACTIVITIES, POINTS, LIVE_REPORTS, QUESTIONS];
  version ??= createHash('sha256')
    .update(JSON.stringify([content, WRITINGS]))
    .digest('hex');
  return version;
}

/** Credits the points of the sample members; their scores are the sums of these entries. */
function seedPoints(db: DatabaseSync): void {
  for (const { phone, at, ...entry } of POINTS) {
    const memberId = findByPhone(db, phone)?.userId;
    const key = `edition ${phone} ${at} ${entry.type}`;
    if (memberId) addPoints(db, { ...entry, memberId, at: parseChinaTime(at), key });
  }
}

function seedQuestion(db: DatabaseSync, question: SampleQuestion): void {
  const { id, topic, account, user, title, text, at, files, praises, review } = question;
  questions(db).add(
    {
      topicId: topic ?? 0,
      accountId: account ?? 0,
      reporterId: 0,
      userId: findSampleAuthorId(db, user),
      createdAt: parseChinaTime(at),
      praises,
      review: review ?? REVIEW.passed,
      origin: 'edition',
      idempotencyKey: '',
      model: { user, title, text, ...(files && { files }) },
    },
    id,
  );
  question.answers?.forEach(({ at: answeredAt, praises: liked = 0, ...model }, index) => {
    const userId = model.official ? NO_USER_ID : findSampleAuthorId(db, model.user);
    const createdAt = parseChinaTime(answeredAt);
    answers(db).add(
      { questionId: id, userId, createdAt, praises: liked, model },
      id * ANSWERS_A_QUESTION + index + 1,
    );
  });
}

function seedSignUps(db: DatabaseSync): void {
  let entryId = 0;
  for (const { id: activityId, signUp } of ACTIVITIES) {
    if (!signUp) continue;
    const from = parseChinaTime(signUp.from);
    const last = parseChinaTime(signUp.until) - MINUTE_MS;
    for (const { name, icon, minute } of listEntries(activityId, signUp)) {
      entryId += 1;
      const createdAt = Math.min(from + minute * MINUTE_MS, last);
      const reader = { memberId: 0, device: '' };
      const model = { name, icon, phone: '', answers: [] };
      const seeded = {
        state: ENTRY_STATE.accepted,
        origin: 'edition',
        idempotencyKey: '',
      } as const;
      signUps(db).add({ activityId, reader, createdAt, model, ...seeded }, entryId);
    }
  }
}
