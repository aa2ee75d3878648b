import { Hono } from 'hono';
import { readTicket, setConsent, WX_MODES } from '../store/messenger.ts';
import { type ControlParts, type Env, readJson, refuse } from './controlParts.ts';

/** Serves /control/wx and /control/ticket: the simulated messenger's next login, and its SDK ticket. */
export function createMessengerControl({ db }: ControlParts): Hono<Env> {
  const control = new Hono<Env>();

  control.post('/wx', async (c) => {
    const { mode, nickname = '' } = await readJson(c);
    const known = WX_MODES.find((candidate) => candidate === mode);
    if (!known) return refuse(c, `mode is one of ${WX_MODES.join(', ')}`);
    setConsent(db, { mode: known, nickname: String(nickname) });
    return c.json({ ok: true });
  });

  control.get('/ticket', (c) => c.json({ ticket: readTicket(db) }));

  return control;
}
