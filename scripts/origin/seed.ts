import type { DatabaseSync } from 'node:sqlite';
import { ARTICLES, COMMENTS } from '../edition/edition.ts';
import { EDITION_VERSION } from '../edition/site.ts';
import { readMeta, transact, writeMeta } from './database.ts';
import { saveArticle } from './store/articles.ts';
import { addEditionComment } from './store/comments.ts';
import { openVote } from './store/votes.ts';

const VERSION_KEY = 'edition';
const PAPER_SOURCE = 3;

/**
 * Takes the edition in, once a version: its articles and comments replace those of an
 * earlier version. What readers wrote, counted and voted stays, and so do articles
 * that were put in through the control calls.
 */
export function seedEdition(db: DatabaseSync): void {
  const version = `${EDITION_VERSION}.${ARTICLES.length}`;
  if (readMeta(db, VERSION_KEY) === version) return;
  transact(db, () => {
    const kept = new Set(
      db.prepare("SELECT id FROM articles WHERE origin <> 'edition'").all().map((row) => row.id),
    );
    db.exec(`
      DELETE FROM article_columns WHERE article_id IN
        (SELECT id FROM articles WHERE origin = 'edition');
      DELETE FROM articles WHERE origin = 'edition';
      DELETE FROM comments WHERE origin = 'edition';`);
    for (const article of ARTICLES) {
      if (article.vote) openVote(db, article.vote);
      if (!kept.has(article.id)) saveArticle(db, article, 'edition');
      const source = article.paper ? PAPER_SOURCE : 0;
      for (const comment of COMMENTS[article.id] ?? []) {
        addEditionComment(db, article.id, source, comment);
      }
    }
    writeMeta(db, VERSION_KEY, version);
  });
}

/** Back to the edition as written: nothing that came in later, and counters from the start. */
export function resetEdition(db: DatabaseSync): void {
  transact(db, () => {
    db.exec(`
      DELETE FROM articles; DELETE FROM article_columns; DELETE FROM comments;
      DELETE FROM counters; DELETE FROM events; DELETE FROM vote_counts; DELETE FROM meta;`);
  });
  seedEdition(db);
}
