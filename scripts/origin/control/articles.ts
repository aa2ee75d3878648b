import { Hono } from 'hono';
import { findColumn } from '../../sample/columns.ts';
import { generateArticle } from '../../sample/generateArticle.ts';
import type { SampleComment } from '../../sample/types.ts';
import { transact } from '../database.ts';
import { parseArticleInput } from '../parseArticleInput.ts';
import { findArticle, saveArticle, saveArticles } from '../store/articles.ts';
import { addSampleComment } from '../store/comments.ts';
import { parseChinaTime } from '../wire/time.ts';
import { type ControlParts, type Env, readJson, refuse } from './controlParts.ts';

/** Comments on a broadcast (wire 10.7). */
const LIVE_SOURCE = 1;
const MAX_GENERATED = 50_000;
const FIRST_GENERATED_ID = 1_000_001;

/** Serves /control/article, /control/comment and /control/generate: adds articles and comments. */
export function createArticleControl({ db, now }: ControlParts): Hono<Env> {
  const control = new Hono<Env>();

  control.post('/article', async (c) => {
    const article = parseArticleInput(db, await readJson(c), now());
    if (typeof article === 'string') return refuse(c, article);
    transact(db, () => saveArticle(db, article, 'control'));
    return c.json({ ok: true, id: article.id, changedAt: article.changedAt });
  });

  control.post('/comment', async (c) => {
    const { articleId, ...comment } = await readJson(c);
    if (!Number.isSafeInteger(articleId)) return refuse(c, 'articleId is a number');
    if (!('text' in comment) || Number.isNaN(parseChinaTime(String(comment.at)))) {
      return refuse(c, 'a comment has text and a time: 2026-11-20 09:12');
    }
    const source = findArticle(db, Number(articleId))?.model.live ? LIVE_SOURCE : 0;
    transact(db, () =>
      addSampleComment(db, Number(articleId), source, comment as unknown as SampleComment),
    );
    return c.json({ ok: true });
  });

  control.post('/generate', async (c) => {
    const input = await readJson(c);
    const count = Number(input.count);
    const columnId = Number(input.columnId);
    if (!Number.isInteger(count) || count < 1 || count > MAX_GENERATED) {
      return refuse(c, `count is a number from 1 to ${MAX_GENERATED}`);
    }
    if (!findColumn(columnId)) {
      return refuse(c, 'columnId is the id of a column of the sample content');
    }
    transact(db, () => saveArticles(db, generate(count, columnId), 'generated'));
    return c.json({ ok: true, first: FIRST_GENERATED_ID, last: FIRST_GENERATED_ID + count - 1 });
  });

  return control;
}

/** Generates one at a time: tens of thousands of articles do not fit into memory. */
function* generate(count: number, columnId: number) {
  for (let index = 0; index < count; index += 1) {
    yield generateArticle(FIRST_GENERATED_ID + index, columnId);
  }
}
