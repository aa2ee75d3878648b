import type { DatabaseSync } from 'node:sqlite';
import { findColumn } from '../../sample/columns.ts';
import { expandModel, generateArticle } from '../../sample/generateArticle.ts';
import type { SampleArticle, SampleComment } from '../../sample/types.ts';
import { transact } from '../database.ts';
import { findArticle, saveArticles } from '../store/articles.ts';
import { addSampleComment } from '../store/comments.ts';
import { parseChinaTime } from '../wire/time.ts';
import type { ControlCalls } from './controlParts.ts';

/** Comments on a broadcast (wire 10.7). */
const LIVE_SOURCE = 1;
const MAX_GENERATED = 50_000;
const FIRST_GENERATED_ID = 1_000_001;

/** Adds and changes articles, and adds comments. */
export const articleControl: ControlCalls = {
  'POST /article': ({ db, now }, { sent }) => {
    const article = parseArticleInput(db, sent, now());
    if (typeof article === 'string') return article;
    transact(db, () => saveArticles(db, [article], 'control'));
    return { ok: true, id: article.id, changedAt: article.changedAt };
  },

  'POST /comment': ({ db }, { sent: { articleId, ...comment } }) => {
    if (!Number.isSafeInteger(articleId)) return 'articleId is a number';
    if (!('text' in comment) || Number.isNaN(parseChinaTime(String(comment.at)))) {
      return 'a comment has text and a time: 2026-11-20 09:12';
    }
    const source = findArticle(db, Number(articleId))?.model.live ? LIVE_SOURCE : 0;
    transact(db, () =>
      addSampleComment(db, Number(articleId), source, comment as unknown as SampleComment),
    );
    return undefined;
  },

  'POST /generate': ({ db }, { sent }) => {
    const count = Number(sent.count);
    const columnId = Number(sent.columnId);
    if (!Number.isInteger(count) || count < 1 || count > MAX_GENERATED) {
      return `count is a number from 1 to ${MAX_GENERATED}`;
    }
    if (!findColumn(columnId)) return 'columnId is the id of a column of the sample content';
    transact(db, () => saveArticles(db, generate(count, columnId), 'generated'));
    return { ok: true, first: FIRST_GENERATED_ID, last: FIRST_GENERATED_ID + count - 1 };
  },
};

/** Generates one at a time: tens of thousands of articles do not fit into memory. */
function* generate(count: number, columnId: number) {
  for (let index = 0; index < count; index += 1) {
    yield generateArticle(FIRST_GENERATED_ID + index, columnId);
  }
}

/**
 * Parses the JSON of `POST /control/article`; returns an error message when it is invalid.
 * With a title the JSON is a whole article; without one its fields replace those of the
 * stored article (`{"id": 345, "withdrawn": true}`).
 */
function parseArticleInput(
  db: DatabaseSync,
  input: Partial<SampleArticle>,
  now: number,
): SampleArticle | string {
  if (!Number.isSafeInteger(input.id) || Number(input.id) <= 0) return 'id is a number from 1 on';
  const base = input.title === undefined ? readModel(db, Number(input.id)) : {};
  if (base === null) return `there is no article ${input.id}: a new one needs a title`;
  const article = {
    changedAt: now,
    ...base,
    ...(input.title === undefined && { changedAt: now }),
    ...input,
  };
  if (typeof article.title !== 'string') return 'title is text';
  if (!findColumn(Number(article.column)))
    return 'column is the id of a column of the sample content';
  if (Number.isNaN(parseChinaTime(String(article.at)))) return 'at is a time: 2026-11-20 09:12';
  if (article.body !== undefined && !Array.isArray(article.body)) return 'body is a list of blocks';
  return article as SampleArticle;
}

function readModel(db: DatabaseSync, id: number): Partial<SampleArticle> | null {
  const row = db.prepare('SELECT model FROM articles WHERE id = ?').get(id);
  return row ? expandModel(JSON.parse(String(row.model))) : null;
}
