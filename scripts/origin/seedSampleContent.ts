import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { ACTIVITIES } from '../sample/activities.ts';
import { ARTICLES } from '../sample/articles.ts';
import { COMMENTS } from '../sample/comments.ts';
import { LIVE_REPORTS } from '../sample/live/reports.ts';
import { MEMBERS } from '../sample/members.ts';
import { SHORT_VIDEOS } from '../sample/mvod/shortVideos.ts';
import { POINTS } from '../sample/points.ts';
import { QUESTIONS } from '../sample/questions.ts';
import { clearDatabase, readMeta, transact, writeMeta } from './database.ts';
import { seedPoints } from './seedPoints.ts';
import { seedWritings, WRITINGS } from './seedWritings.ts';
import { saveArticles } from './store/articles.ts';
import { addSampleComment, removeStaleComments } from './store/comments.ts';
import { replaceSampleReports } from './store/live.ts';
import { createMember, findByPhone } from './store/members.ts';
import { addMissingVideoCounts } from './store/mvod.ts';
import { replaceSampleQuestions } from './store/seedQuestions.ts';
import { replaceSampleSignUps } from './store/seedSignUps.ts';
import { addMissingVoteCounts } from './store/votes.ts';
import { parseChinaTime } from './wire/time.ts';

const VERSION_KEY = 'edition';
const LIVE_SOURCE = 1;
const PAPER_SOURCE = 3;

/**
 * Stores the sample content when it has changed since the last start: its articles,
 * comments and reports replace those of the earlier version. Readers' writes, counters and
 * votes stay, and so do articles and reports that control calls added.
 */
export function seedSampleContent(db: DatabaseSync): void {
  const version = readVersion();
  if (readMeta(db, VERSION_KEY) === version) return;
  transact(db, () => {
    const kept = new Set(
      db
        .prepare("SELECT id FROM articles WHERE origin <> 'edition'")
        .all()
        .map((row) => row.id),
    );
    db.exec(`
      DELETE FROM article_columns WHERE article_id IN
        (SELECT id FROM articles WHERE origin = 'edition');
      DELETE FROM articles WHERE origin = 'edition';`);
    const own = ARTICLES.filter(({ id }) => !kept.has(id));
    saveArticles(db, own, 'edition');
    const seeded = new Set<string>();
    for (const article of ARTICLES) {
      if (article.vote) addMissingVoteCounts(db, article.vote);
      const source = article.paper ? PAPER_SOURCE : article.live ? LIVE_SOURCE : 0;
      for (const comment of COMMENTS[article.id] ?? []) {
        addSampleComment(db, article.id, source, comment, { parentId: 0, threadId: 0, seeded });
      }
    }
    for (const member of MEMBERS) {
      if (!findByPhone(db, member.phone))
        createMember(db, { ...member, joinedAt: parseChinaTime(member.joinedAt) });
    }
    // The members are stored first: some of the following content is theirs.
    seedPoints(db, POINTS);
    replaceSampleQuestions(db, QUESTIONS);
    seedWritings(db, seeded);
    removeStaleComments(db, seeded);
    replaceSampleReports(db, LIVE_REPORTS);
    replaceSampleSignUps(db);
    addMissingVideoCounts(db, SHORT_VIDEOS);
    writeMeta(db, VERSION_KEY, version);
  });
}

let known: string | undefined;

/** Returns a hash of the sample content; cached, because the content cannot change at run time. */
function readVersion(): string {
  known ??= createHash('sha256')
    .update(
      JSON.stringify([
        ARTICLES,
        COMMENTS,
        MEMBERS,
        ACTIVITIES,
        POINTS,
        LIVE_REPORTS,
        SHORT_VIDEOS,
        QUESTIONS,
        WRITINGS,
      ]),
    )
    .digest('hex');
  return known;
}

/** Empties the database and stores the sample content anew. */
export function resetSampleContent(db: DatabaseSync): void {
  transact(db, () => clearDatabase(db));
  seedSampleContent(db);
}
