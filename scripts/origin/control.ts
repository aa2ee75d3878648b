import type { DatabaseSync } from 'node:sqlite';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { findColumn } from '../edition/columns.ts';
import { generateArticle } from '../edition/generate.ts';
import type { EditionComment } from '../edition/types.ts';
import { parseArticleInput } from './articleInput.ts';
import { transact } from './database.ts';
import { type Fault, parseFault } from './faults.ts';
import { resetEdition } from './seed.ts';
import { saveArticle } from './store/articles.ts';
import { addEditionComment } from './store/comments.ts';
import { parseChinaTime } from './wire/time.ts';

type Env = { Bindings: HttpBindings };

const LOOPBACK_ADDRESS = /^(::1|::ffff:127\.|127\.)/;
const LOOPBACK_ORIGIN = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
const MAX_GENERATED = 50_000;
const FIRST_GENERATED_ID = 1_000_001;

/**
 * Calls that change the origin itself, for tests and benches. Only this machine may
 * make them, and no page of another host that a browser on this machine has open.
 */
export function createControl(db: DatabaseSync, faults: Fault[], now: () => number): Hono<Env> {
  const control = new Hono<Env>();

  control.use('*', async (c, next) => {
    const origin = c.req.header('origin');
    const isHere =
      LOOPBACK_ADDRESS.test(c.env.incoming.socket.remoteAddress ?? '') &&
      LOOPBACK_ORIGIN.test(new URL(c.req.url).origin) &&
      (origin === undefined || LOOPBACK_ORIGIN.test(origin));
    return isHere ? next() : c.json({ ok: false, error: 'only for this machine' }, 403);
  });

  control.get('/health', (c) => c.json({ ok: true }));

  control.post('/fault', async (c) => {
    const fault = parseFault(await readJson(c));
    if (typeof fault === 'string') return c.json({ ok: false, error: fault }, 400);
    faults.push(fault);
    return c.json({ ok: true, faults: faults.length });
  });

  control.delete('/fault', (c) => {
    faults.length = 0;
    return c.json({ ok: true });
  });

  control.post('/article', async (c) => {
    const article = parseArticleInput(db, await readJson(c), now());
    if (typeof article === 'string') return c.json({ ok: false, error: article }, 400);
    transact(db, () => saveArticle(db, article, 'control'));
    return c.json({ ok: true, id: article.id, changedAt: article.changedAt });
  });

  control.post('/comment', async (c) => {
    const input = (await readJson(c)) as (EditionComment & { articleId?: unknown }) | null;
    const { articleId, ...comment } = input ?? { articleId: null };
    if (!Number.isSafeInteger(articleId)) {
      return c.json({ ok: false, error: 'articleId is a number' }, 400);
    }
    if (!('text' in comment) || Number.isNaN(parseChinaTime(String(comment.at)))) {
      return c.json({ ok: false, error: 'a comment has text and a time: 2026-11-20 09:12' }, 400);
    }
    transact(db, () => addEditionComment(db, Number(articleId), 0, comment));
    return c.json({ ok: true });
  });

  control.post('/generate', async (c) => {
    const input = (await readJson(c)) as { count?: unknown; columnId?: unknown } | null;
    const count = Number(input?.count);
    const columnId = Number(input?.columnId);
    if (!Number.isInteger(count) || count < 1 || count > MAX_GENERATED) {
      return c.json({ ok: false, error: `count is a number from 1 to ${MAX_GENERATED}` }, 400);
    }
    if (!findColumn(columnId)) {
      return c.json({ ok: false, error: 'columnId is the id of a column of the edition' }, 400);
    }
    transact(db, () => {
      for (let index = 0; index < count; index += 1) {
        saveArticle(db, generateArticle(FIRST_GENERATED_ID + index, columnId), 'generated');
      }
    });
    return c.json({ ok: true, first: FIRST_GENERATED_ID, last: FIRST_GENERATED_ID + count - 1 });
  });

  control.post('/reset', (c) => {
    faults.length = 0;
    resetEdition(db);
    return c.json({ ok: true });
  });

  return control;
}

async function readJson(c: Context): Promise<unknown> {
  return c.req.json().catch(() => null);
}
