import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { parseFault } from '../faults.ts';
import { createGeneration, parseGeneration } from '../generation.ts';
import { resetSampleContent } from '../seedSampleContent.ts';
import { AUDIT, writeAudit } from '../store/overrides.ts';
import { articleControl } from './articles.ts';
import type { ControlCall, ControlCalls, ControlParts } from './controlParts.ts';
import { pushControl } from './push.ts';
import { readerControl } from './readers.ts';
import { storedControl } from './stored.ts';

type Env = { Bindings: HttpBindings };

const LOOPBACK_ADDRESS = /^(::1|::ffff:127\.|127\.)/;
const LOOPBACK_ORIGIN = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** What holds for the whole origin: faults, its generation, and limits of writes. */
const originControl: ControlCalls = {
  'POST /fault': ({ faults }, { sent }) => {
    const fault = parseFault(sent);
    return typeof fault === 'string' ? fault : { ok: true, faults: faults.push(fault) };
  },

  'DELETE /fault': ({ faults }) => {
    faults.length = 0;
    return undefined;
  },

  'POST /generation': (parts, { sent }) => {
    const generation = parseGeneration(sent);
    if (typeof generation === 'string') return generation;
    Object.assign(parts.generation, generation);
    return undefined;
  },

  'POST /limits': ({ limits }, { sent: { on } }) => {
    if (typeof on !== 'boolean') return 'on is true or false';
    limits.on = on;
    return undefined;
  },

  'POST /audit': ({ db }, { sent: { type } }) => {
    const audit = Object.values(AUDIT).find((candidate) => candidate === type);
    if (audit === undefined) return 'type is 0 (none), 1 (some) or 2 (closed)';
    writeAudit(db, audit);
    return undefined;
  },

  'POST /reset': ({ db, faults, generation, push }) => {
    faults.length = 0;
    Object.assign(generation, createGeneration());
    push.setMode({ kind: 'normal' });
    resetSampleContent(db);
    return undefined;
  },
};

/**
 * Serves /control: requests that change the origin itself, for tests and benchmarks. Refuses
 * other machines (remote address) and pages of other hosts (Origin header).
 */
export function createControl(parts: ControlParts): Hono<Env> {
  const control = new Hono<Env>();

  control.use('*', async (c, next) => {
    const origin = c.req.header('origin');
    const isHere =
      LOOPBACK_ADDRESS.test(c.env.incoming.socket.remoteAddress ?? '') &&
      LOOPBACK_ORIGIN.test(new URL(c.req.url).origin) &&
      (origin === undefined || LOOPBACK_ORIGIN.test(origin));
    return isHere ? next() : c.json({ ok: false, error: 'only for this machine' }, 403);
  });

  const tables = [originControl, articleControl, pushControl, readerControl, storedControl];
  for (const [name, call] of tables.flatMap((table) => Object.entries(table))) {
    const [method = '', path = ''] = name.split(' ');
    control.on(method, path, (c) => answer(c, call, parts));
  }
  return control;
}

async function answer(c: Context<Env>, call: ControlCall, parts: ControlParts): Promise<Response> {
  const value: unknown = await c.req.json().catch(() => null);
  const answered = call(parts, {
    sent: typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {},
    query: (name) => c.req.query(name) ?? '',
    base: new URL(c.req.url).origin,
  });
  return typeof answered === 'string'
    ? c.json({ ok: false, error: answered }, 400)
    : c.json(answered ?? { ok: true });
}
