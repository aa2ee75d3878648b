import { Hono } from 'hono';
import { type Fault, parseFault } from '../faults.ts';
import { createGeneration, parseGeneration } from '../generation.ts';
import { resetSampleContent } from '../seedSampleContent.ts';
import { createActivityControl } from './activities.ts';
import { createArticleControl } from './articles.ts';
import { createBigVoteControl } from './bigVotes.ts';
import { type ControlParts, type Env, readJson, refuse } from './controlParts.ts';
import { createMessengerControl } from './messenger.ts';
import { createPushControl } from './push.ts';
import { createSessionControl } from './session.ts';
import { createStoredControl } from './stored.ts';
import { createWritingControl } from './writings.ts';

const LOOPBACK_ADDRESS = /^(::1|::ffff:127\.|127\.)/;
const LOOPBACK_ORIGIN = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Serves /control: requests that change the origin itself, for tests and benchmarks. Refuses
 * other machines (remote address) and pages of other hosts (Origin header).
 */
export function createControl(parts: ControlParts, faults: Fault[]): Hono<Env> {
  const control = new Hono<Env>();

  control.use('*', async (c, next) => {
    const origin = c.req.header('origin');
    const isHere =
      LOOPBACK_ADDRESS.test(c.env.incoming.socket.remoteAddress ?? '') &&
      LOOPBACK_ORIGIN.test(new URL(c.req.url).origin) &&
      (origin === undefined || LOOPBACK_ORIGIN.test(origin));
    return isHere ? next() : c.json({ ok: false, error: 'only for this machine' }, 403);
  });

  control.post('/fault', async (c) => {
    const fault = parseFault(await readJson(c));
    if (typeof fault === 'string') return refuse(c, fault);
    faults.push(fault);
    return c.json({ ok: true, faults: faults.length });
  });

  control.delete('/fault', (c) => {
    faults.length = 0;
    return c.json({ ok: true });
  });

  control.post('/generation', async (c) => {
    const generation = parseGeneration(await readJson(c));
    if (typeof generation === 'string') return refuse(c, generation);
    Object.assign(parts.generation, generation);
    return c.json({ ok: true });
  });

  control.post('/reset', (c) => {
    faults.length = 0;
    Object.assign(parts.generation, createGeneration());
    parts.push.setMode({ kind: 'normal' });
    resetSampleContent(parts.db);
    return c.json({ ok: true });
  });

  control.route('/', createActivityControl(parts));
  control.route('/', createArticleControl(parts));
  control.route('/', createBigVoteControl(parts));
  control.route('/', createSessionControl(parts));
  control.route('/', createMessengerControl(parts));
  control.route('/', createPushControl(parts));
  control.route('/', createStoredControl(parts));
  control.route('/', createWritingControl(parts));
  return control;
}
