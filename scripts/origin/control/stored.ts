import type { DatabaseSync } from 'node:sqlite';
import { Hono } from 'hono';
import { listRecords } from '../calls/statistics.ts';
import { findArticle } from '../store/articles.ts';
import { AUDIT, writeAudit } from '../store/audit.ts';
import { comments } from '../store/comments.ts';
import { likes } from '../store/counters.ts';
import { favourites } from '../store/favourites.ts';
import { follows } from '../store/follows.ts';
import { listMemberQuestions } from '../store/questions.ts';
import { ballots } from '../store/votes.ts';
import { type ControlParts, type Env, readJson, refuse } from './controlParts.ts';

/** Serves /control/stored, /control/asked, /control/records, /control/limits and /control/audit: stored writes and their rules. */
export function createStoredControl({ db, limits }: ControlParts): Hono<Env> {
  const control = new Hono<Env>();

  control.get('/stored', (c) => {
    const articleId = Number(c.req.query('articleId'));
    if (!Number.isSafeInteger(articleId)) return refuse(c, 'articleId is a number');
    return c.json(listStored(db, articleId));
  });

  control.get('/asked', (c) => c.json({ questions: listMemberQuestions(db) }));
  control.get('/records', (c) => c.json({ records: listRecords(db) }));

  control.post('/limits', async (c) => {
    const { on } = await readJson(c);
    if (typeof on !== 'boolean') return refuse(c, 'on is true or false');
    limits.on = on;
    return c.json({ ok: true });
  });

  control.post('/audit', async (c) => {
    const { type } = await readJson(c);
    const audit = Object.values(AUDIT).find((candidate) => candidate === type);
    if (audit === undefined) return refuse(c, 'type is 0 (none), 1 (some) or 2 (closed)');
    writeAudit(db, audit);
    return c.json({ ok: true });
  });

  return control;
}

/** Lists readers' writes on an article with their idempotency keys. For tests. */
function listStored(db: DatabaseSync, articleId: number) {
  const isOf = (row: { readonly articleId: number }) => row.articleId === articleId;
  const voteId = findArticle(db, articleId)?.model.vote?.id;
  return {
    comments: comments(db)
      .list((row) => isOf(row) && row.byMember)
      .map(({ model, ...row }) => ({ ...row, content: model.text })),
    // Likes of the article (type 0) and of its comments (type 1).
    praises: likes(db)
      .list(({ type, objectId }) =>
        type === 0
          ? objectId === articleId
          : type === 1 && comments(db).get(objectId)?.articleId === articleId,
      )
      .map(nameObject),
    favs: favourites(db).list(isOf).map(nameUser),
    votes: ballots(db)
      .list((row) => row.voteId === voteId)
      .map(({ choices, ...row }) => ({
        ...nameUser(row),
        choices: choices.map(({ question, option }) => `${question}:${option}`),
      })),
    // Articles cannot be followed: these are all stored follows.
    follows: follows(db).list().map(nameObject),
  };
}

/** Names the member as the wire does. */
const nameUser = <T extends { readonly memberId: number }>({ memberId, ...row }: T) => ({
  ...row,
  userId: memberId,
});

/** Names what is liked or followed as the wire does. */
const nameObject = <T extends { readonly memberId: number; readonly objectId: number }>(
  row: T,
) => ({
  ...nameUser(row),
  id: row.objectId,
});
