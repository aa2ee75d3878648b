import { Hono } from 'hono';
import { ACTIVITY_OVERRIDES, findActivity } from '../store/activities.ts';
import { addOverrides, parseOverrides } from '../store/overrides.ts';
import { listReadersSignUps } from '../store/signUps.ts';
import { type ControlParts, type Env, readJson, refuse } from './controlParts.ts';

/** Serves /control/activity and /control/entries: sign-ups as editors manage them. */
export function createActivityControl({ db }: ControlParts): Hono<Env> {
  const control = new Hono<Env>();

  /** Sets times (epoch ms), `capacity` and the `stock` of vouchers until the next reset. */
  control.post('/activity', async (c) => {
    const body = await readJson(c);
    if (!findActivity(db, Number(body.id))) return refuse(c, 'id is the id of an activity');
    const values = parseOverrides(body, ACTIVITY_OVERRIDES);
    if (!values) return refuse(c, `${ACTIVITY_OVERRIDES.join(', ')} are whole numbers`);
    addOverrides(db, 'activity', Number(body.id), values);
    return c.json({ ok: true });
  });

  /** Lists the sign-ups that readers sent to an activity. */
  control.get('/entries', (c) =>
    c.json({ entries: listReadersSignUps(db, Number(c.req.query('id'))) }),
  );

  return control;
}
