import { Hono } from 'hono';
import { listRecords } from '../calls/statistics.ts';
import { AUDIT, writeAudit } from '../store/audit.ts';
import { listStored } from '../store/listStored.ts';
import { listMemberQuestions } from '../store/questions.ts';
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
