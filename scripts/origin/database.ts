import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { prepareOnce } from './prepareOnce.ts';

/**
 * What readers and editors can change is stored here; what never changes (columns,
 * reporters, ads, configuration) is read from scripts/sample. The column `origin` is
 * `edition` in rows of the sample content, which a changed sample replaces at the next
 * start; all other rows stay.
 */
const SCHEMA = `
CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS articles (
  id INTEGER PRIMARY KEY,
  column_id INTEGER NOT NULL,
  published_at INTEGER NOT NULL,
  changed_at INTEGER NOT NULL,
  listed INTEGER NOT NULL,
  position INTEGER NOT NULL,
  origin TEXT NOT NULL,
  search TEXT NOT NULL,
  model TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS article_columns (
  column_id INTEGER NOT NULL,
  place INTEGER NOT NULL,
  published_at INTEGER NOT NULL,
  article_id INTEGER NOT NULL,
  PRIMARY KEY (column_id, place, published_at DESC, article_id DESC)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS columns_of_article ON article_columns (article_id);
CREATE TABLE IF NOT EXISTS counters (
  article_id INTEGER PRIMARY KEY,
  clicks INTEGER NOT NULL,
  praises INTEGER NOT NULL,
  shares INTEGER NOT NULL
);
CREATE INDEX IF NOT EXISTS articles_by_vote ON articles (json_extract(model, '$.vote.id'));
CREATE TABLE IF NOT EXISTS comments (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  article_id INTEGER NOT NULL,
  source INTEGER NOT NULL,
  parent_id INTEGER NOT NULL,
  thread_id INTEGER NOT NULL,
  user_id INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  praises INTEGER NOT NULL,
  in_review INTEGER NOT NULL,
  pinned INTEGER NOT NULL,
  origin TEXT NOT NULL,
  idempotency_key TEXT NOT NULL,
  seed_key TEXT UNIQUE,
  model TEXT NOT NULL
);
CREATE INDEX IF NOT EXISTS comments_of_article ON comments (article_id, source, parent_id);
CREATE INDEX IF NOT EXISTS comments_of_thread ON comments (thread_id);
CREATE INDEX IF NOT EXISTS comments_of_parent ON comments (parent_id);
CREATE TABLE IF NOT EXISTS reports (
  comment_id INTEGER NOT NULL,
  member_id INTEGER NOT NULL,
  device TEXT NOT NULL,
  type INTEGER NOT NULL,
  reason TEXT NOT NULL,
  at INTEGER NOT NULL
);
CREATE INDEX IF NOT EXISTS reports_of_comment ON reports (comment_id);
CREATE TABLE IF NOT EXISTS praises (
  object_type INTEGER NOT NULL,
  object_id INTEGER NOT NULL,
  member_id INTEGER NOT NULL,
  device TEXT NOT NULL,
  at INTEGER NOT NULL,
  idempotency_key TEXT NOT NULL
);
CREATE INDEX IF NOT EXISTS praises_by_device ON praises (object_type, object_id, device);
CREATE INDEX IF NOT EXISTS praises_by_member ON praises (object_type, object_id, member_id);
CREATE TABLE IF NOT EXISTS favourites (
  member_id INTEGER NOT NULL,
  article_id INTEGER NOT NULL,
  type INTEGER NOT NULL,
  channel INTEGER NOT NULL,
  picture TEXT NOT NULL,
  at INTEGER NOT NULL,
  idempotency_key TEXT NOT NULL,
  PRIMARY KEY (member_id, article_id)
);
CREATE TABLE IF NOT EXISTS follows (
  type INTEGER NOT NULL,
  object_id INTEGER NOT NULL,
  member_id INTEGER NOT NULL,
  device TEXT NOT NULL,
  at INTEGER NOT NULL,
  idempotency_key TEXT NOT NULL
);
CREATE INDEX IF NOT EXISTS follows_of_object ON follows (type, object_id);
CREATE TABLE IF NOT EXISTS vote_casts (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  vote_id INTEGER NOT NULL,
  member_id INTEGER NOT NULL,
  device TEXT NOT NULL,
  at INTEGER NOT NULL,
  choices TEXT NOT NULL,
  idempotency_key TEXT NOT NULL
);
CREATE INDEX IF NOT EXISTS casts_by_device ON vote_casts (vote_id, device, at);
CREATE INDEX IF NOT EXISTS casts_by_member ON vote_casts (vote_id, member_id, at);
CREATE TABLE IF NOT EXISTS uploads (
  name TEXT PRIMARY KEY,
  member_id INTEGER NOT NULL,
  width INTEGER NOT NULL,
  height INTEGER NOT NULL,
  at INTEGER NOT NULL,
  used INTEGER NOT NULL,
  size INTEGER NOT NULL,
  seconds INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS uploads_by_use ON uploads (used, at);
CREATE TABLE IF NOT EXISTS answers (
  name TEXT PRIMARY KEY,
  answer TEXT NOT NULL,
  at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS answers_by_time ON answers (at);
CREATE TABLE IF NOT EXISTS recent_writes (
  member_id INTEGER NOT NULL,
  place TEXT NOT NULL,
  text TEXT NOT NULL,
  at INTEGER NOT NULL
);
CREATE TABLE IF NOT EXISTS events (
  object_type INTEGER NOT NULL,
  object_id INTEGER NOT NULL,
  event_type INTEGER NOT NULL,
  channel INTEGER NOT NULL,
  device TEXT NOT NULL,
  at INTEGER NOT NULL
);
CREATE TABLE IF NOT EXISTS vote_counts (
  vote_id INTEGER NOT NULL,
  question_id INTEGER NOT NULL,
  option_id INTEGER NOT NULL,
  votes INTEGER NOT NULL,
  PRIMARY KEY (vote_id, question_id, option_id)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS members (
  uid INTEGER PRIMARY KEY,
  user_id INTEGER NOT NULL UNIQUE,
  phone TEXT UNIQUE,
  nickname TEXT NOT NULL,
  head TEXT NOT NULL,
  score INTEGER NOT NULL,
  official INTEGER NOT NULL,
  password TEXT,
  forbidden INTEGER NOT NULL DEFAULT 0,
  joined_at INTEGER NOT NULL
);
CREATE TABLE IF NOT EXISTS member_accounts (
  provider TEXT NOT NULL,
  account TEXT NOT NULL,
  uid INTEGER NOT NULL,
  PRIMARY KEY (provider, account)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS tokens (
  hash TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  session TEXT NOT NULL,
  uid INTEGER,
  expires_at INTEGER NOT NULL,
  kicked INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS tokens_by_end ON tokens (kind, expires_at);
CREATE INDEX IF NOT EXISTS tokens_of_member ON tokens (uid);
CREATE TABLE IF NOT EXISTS signatures (
  hash TEXT PRIMARY KEY,
  secret TEXT NOT NULL,
  expires_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS once (
  purpose TEXT NOT NULL,
  key TEXT NOT NULL,
  value TEXT NOT NULL,
  expires_at INTEGER NOT NULL,
  PRIMARY KEY (purpose, key)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS codes (
  phone TEXT PRIMARY KEY,
  code TEXT NOT NULL,
  sent_at INTEGER NOT NULL,
  misses INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS password_misses (
  phone TEXT PRIMARY KEY,
  misses INTEGER NOT NULL,
  since INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS live_reports (
  id INTEGER PRIMARY KEY,
  article_id INTEGER NOT NULL,
  at INTEGER NOT NULL,
  pinned INTEGER NOT NULL,
  origin TEXT NOT NULL,
  model TEXT NOT NULL
);
CREATE INDEX IF NOT EXISTS live_reports_of_article ON live_reports (article_id);
CREATE INDEX IF NOT EXISTS articles_by_live ON articles (json_extract(model, '$.live.linkId'));
CREATE TABLE IF NOT EXISTS video_counts (
  video_id INTEGER PRIMARY KEY,
  clicks INTEGER NOT NULL,
  praises INTEGER NOT NULL,
  shares INTEGER NOT NULL
);
CREATE TABLE IF NOT EXISTS writings (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL,
  place_id INTEGER NOT NULL,
  user_id INTEGER NOT NULL,
  device TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  state INTEGER NOT NULL,
  pinned INTEGER NOT NULL,
  praises INTEGER NOT NULL,
  clicks INTEGER NOT NULL,
  shares INTEGER NOT NULL,
  origin TEXT NOT NULL,
  idempotency_key TEXT NOT NULL,
  model TEXT NOT NULL
);
CREATE INDEX IF NOT EXISTS writings_of_place ON writings (kind, place_id, created_at);
CREATE INDEX IF NOT EXISTS writings_of_member ON writings (kind, user_id, created_at);
CREATE TABLE IF NOT EXISTS writing_reports (
  writing_id INTEGER NOT NULL,
  member_id INTEGER NOT NULL,
  device TEXT NOT NULL,
  reason TEXT NOT NULL,
  at INTEGER NOT NULL
);
CREATE INDEX IF NOT EXISTS reports_of_writing ON writing_reports (writing_id);
CREATE TABLE IF NOT EXISTS part_uploads (
  member_id INTEGER NOT NULL,
  upload_id TEXT NOT NULL,
  parts INTEGER NOT NULL,
  size INTEGER NOT NULL,
  name TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (member_id, upload_id)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS upload_parts (
  member_id INTEGER NOT NULL,
  upload_id TEXT NOT NULL,
  part INTEGER NOT NULL,
  size INTEGER NOT NULL,
  file TEXT NOT NULL,
  PRIMARY KEY (member_id, upload_id, part)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS hits (
  account_id INTEGER NOT NULL,
  member_id INTEGER NOT NULL,
  device TEXT NOT NULL,
  at INTEGER NOT NULL,
  idempotency_key TEXT NOT NULL
);
CREATE INDEX IF NOT EXISTS hits_of_account ON hits (account_id, at);
CREATE TABLE IF NOT EXISTS questions (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  topic_id INTEGER NOT NULL,
  account_id INTEGER NOT NULL,
  reporter_id INTEGER NOT NULL,
  user_id INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  praises INTEGER NOT NULL,
  review INTEGER NOT NULL,
  origin TEXT NOT NULL,
  idempotency_key TEXT NOT NULL,
  model TEXT NOT NULL
);
CREATE INDEX IF NOT EXISTS questions_of_topic ON questions (topic_id, created_at);
CREATE INDEX IF NOT EXISTS questions_of_account ON questions (account_id, created_at);
CREATE INDEX IF NOT EXISTS questions_of_member ON questions (user_id, created_at);
CREATE TABLE IF NOT EXISTS question_answers (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  question_id INTEGER NOT NULL,
  user_id INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  praises INTEGER NOT NULL,
  origin TEXT NOT NULL,
  model TEXT NOT NULL
);
CREATE INDEX IF NOT EXISTS answers_of_question ON question_answers (question_id, created_at);
CREATE TABLE IF NOT EXISTS satisfactions (
  question_id INTEGER PRIMARY KEY,
  member_id INTEGER NOT NULL,
  value INTEGER NOT NULL,
  at INTEGER NOT NULL,
  idempotency_key TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS points (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  member_id INTEGER NOT NULL,
  type TEXT NOT NULL,
  score INTEGER NOT NULL,
  message TEXT NOT NULL,
  at INTEGER NOT NULL,
  day TEXT NOT NULL,
  product_id INTEGER NOT NULL,
  key TEXT NOT NULL UNIQUE
);
CREATE INDEX IF NOT EXISTS points_of_member ON points (member_id, at);
CREATE TRIGGER IF NOT EXISTS points_into_score AFTER INSERT ON points BEGIN
  UPDATE members SET score = score + NEW.score WHERE user_id = NEW.member_id;
END;
CREATE TABLE IF NOT EXISTS overrides (
  kind TEXT NOT NULL,
  id INTEGER NOT NULL,
  model TEXT NOT NULL,
  PRIMARY KEY (kind, id)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS access_counts (
  type INTEGER NOT NULL,
  object_id INTEGER NOT NULL,
  option_id INTEGER NOT NULL,
  clicks INTEGER NOT NULL,
  PRIMARY KEY (type, object_id, option_id)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS access_marks (
  type INTEGER NOT NULL,
  object_id INTEGER NOT NULL,
  option_id INTEGER NOT NULL,
  device TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (type, object_id, option_id, device)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS access_marks_by_time ON access_marks (at);
CREATE TABLE IF NOT EXISTS activity_entries (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  activity_id INTEGER NOT NULL,
  member_id INTEGER NOT NULL,
  device TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  state INTEGER NOT NULL,
  origin TEXT NOT NULL,
  idempotency_key TEXT NOT NULL,
  model TEXT NOT NULL
);
CREATE INDEX IF NOT EXISTS entries_of_activity ON activity_entries (activity_id, created_at);
CREATE INDEX IF NOT EXISTS entries_by_member ON activity_entries (activity_id, member_id);
CREATE INDEX IF NOT EXISTS entries_by_device ON activity_entries (activity_id, device);
CREATE TABLE IF NOT EXISTS activity_vouchers (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  activity_id INTEGER NOT NULL,
  entry_id INTEGER NOT NULL UNIQUE,
  member_id INTEGER NOT NULL,
  device TEXT NOT NULL,
  regist_code TEXT NOT NULL UNIQUE,
  status INTEGER NOT NULL,
  drawn_at INTEGER NOT NULL,
  used_at INTEGER NOT NULL,
  shop TEXT NOT NULL
);
CREATE INDEX IF NOT EXISTS vouchers_of_activity ON activity_vouchers (activity_id);
CREATE TABLE IF NOT EXISTS big_votes (
  vote_id INTEGER PRIMARY KEY,
  options INTEGER NOT NULL,
  votes INTEGER NOT NULL,
  people INTEGER NOT NULL,
  opened INTEGER NOT NULL
);
CREATE TABLE IF NOT EXISTS big_vote_options (
  vote_id INTEGER NOT NULL,
  option_id INTEGER NOT NULL,
  number INTEGER NOT NULL,
  votes INTEGER NOT NULL,
  PRIMARY KEY (vote_id, option_id)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS big_vote_ranks ON big_vote_options (vote_id, votes DESC, number);
CREATE TABLE IF NOT EXISTS big_vote_log (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  vote_id INTEGER NOT NULL,
  member_id INTEGER NOT NULL,
  device TEXT NOT NULL,
  at INTEGER NOT NULL,
  options TEXT NOT NULL,
  answers TEXT NOT NULL,
  idempotency_key TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS big_vote_days (
  vote_id INTEGER NOT NULL,
  reader TEXT NOT NULL,
  day INTEGER NOT NULL,
  votes INTEGER NOT NULL,
  PRIMARY KEY (vote_id, reader, day)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS big_vote_chosen (
  vote_id INTEGER NOT NULL,
  member_id INTEGER NOT NULL,
  day INTEGER NOT NULL,
  option_id INTEGER NOT NULL,
  votes INTEGER NOT NULL,
  PRIMARY KEY (vote_id, member_id, day, option_id)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS verify_codes (
  id TEXT PRIMARY KEY,
  vote_id INTEGER NOT NULL,
  device TEXT NOT NULL,
  answer TEXT NOT NULL,
  misses INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS verify_codes_by_device ON verify_codes (device, expires_at);
CREATE INDEX IF NOT EXISTS verify_codes_by_end ON verify_codes (expires_at);
CREATE TABLE IF NOT EXISTS invite_codes (
  member_id INTEGER PRIMARY KEY,
  code TEXT NOT NULL UNIQUE
);
CREATE TABLE IF NOT EXISTS invitations (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  inviter_id INTEGER NOT NULL,
  guest_id INTEGER NOT NULL,
  device TEXT NOT NULL,
  name TEXT NOT NULL,
  at INTEGER NOT NULL
);
CREATE INDEX IF NOT EXISTS invitations_of_inviter ON invitations (inviter_id, guest_id);
CREATE UNIQUE INDEX IF NOT EXISTS invitation_of_guest ON invitations (guest_id)
  WHERE guest_id <> 0;
CREATE UNIQUE INDEX IF NOT EXISTS invitation_of_device ON invitations (device)
  WHERE device <> '';
CREATE TABLE IF NOT EXISTS records (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL,
  at INTEGER NOT NULL,
  headers TEXT NOT NULL,
  params TEXT NOT NULL
);
`;

/** Increase it when a table changes: a database of another version is emptied. */
const SCHEMA_VERSION = 7;

const TABLES = [
  'meta',
  'articles',
  'article_columns',
  'counters',
  'comments',
  'events',
  'vote_counts',
  'reports',
  'praises',
  'favourites',
  'follows',
  'vote_casts',
  'uploads',
  'answers',
  'recent_writes',
  'members',
  'member_accounts',
  'tokens',
  'signatures',
  'once',
  'codes',
  'password_misses',
  'live_reports',
  'video_counts',
  'writings',
  'writing_reports',
  'part_uploads',
  'upload_parts',
  'hits',
  'questions',
  'question_answers',
  'satisfactions',
  'points',
  'overrides',
  'access_counts',
  'access_marks',
  'activity_entries',
  'activity_vouchers',
  'big_votes',
  'big_vote_options',
  'big_vote_log',
  'big_vote_days',
  'big_vote_chosen',
  'verify_codes',
  'invite_codes',
  'invitations',
  'records',
] as const;

/** Opens the database of a data folder; creates both where they are missing. */
export function openDatabase(dataDir: string): DatabaseSync {
  mkdirSync(dataDir, { recursive: true });
  const db = new DatabaseSync(join(dataDir, 'origin.sqlite'));
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 2000;');
  const version = db.prepare('PRAGMA user_version').get()?.user_version;
  if (version !== SCHEMA_VERSION) {
    for (const table of TABLES) db.exec(`DROP TABLE IF EXISTS ${table}`);
    db.exec(`PRAGMA user_version = ${SCHEMA_VERSION}`);
  }
  db.exec(SCHEMA);
  return db;
}

/** Empties every table. */
export function clearDatabase(db: DatabaseSync): void {
  for (const table of TABLES) db.exec(`DELETE FROM ${table}`);
}

/** Runs `work` in a transaction; rolls back and rethrows when it throws. */
export function transact<T>(db: DatabaseSync, work: () => T): T {
  prepareOnce(db, 'BEGIN IMMEDIATE').run();
  try {
    const result = work();
    prepareOnce(db, 'COMMIT').run();
    return result;
  } catch (error) {
    db.exec('ROLLBACK');
    throw error;
  }
}

export function readMeta(db: DatabaseSync, key: string): string | null {
  const row = db.prepare('SELECT value FROM meta WHERE key = ?').get(key);
  return row ? String(row.value) : null;
}

export function writeMeta(db: DatabaseSync, key: string, value: string): void {
  db.prepare('INSERT OR REPLACE INTO meta (key, value) VALUES (?, ?)').run(key, value);
}
