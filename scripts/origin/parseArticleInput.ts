import type { DatabaseSync } from 'node:sqlite';
import { findColumn } from '../sample/columns.ts';
import { expandModel } from '../sample/generateArticle.ts';
import type { SampleArticle } from '../sample/types.ts';
import { parseChinaTime } from './wire/time.ts';

/**
 * Parses the JSON of `POST /control/article`; returns an error message when it is invalid.
 * With a title the JSON is a whole article; without one its fields replace those of the
 * stored article (`{"id": 345, "withdrawn": true}`).
 */
export function parseArticleInput(
  db: DatabaseSync,
  value: unknown,
  now: number,
): SampleArticle | string {
  if (typeof value !== 'object' || value === null) return 'an article is an object';
  const input = value as Partial<SampleArticle>;
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
