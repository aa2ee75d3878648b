import { Hono } from 'hono';
import { parsePushMode } from '../push/pushHub.ts';
import { findArticle } from '../store/articles.ts';
import { addLiveReport, setLiveStatus } from '../store/live.ts';
import { createAddresses } from '../wire/addresses.ts';
import { formatReport } from '../wire/liveView.ts';
import { type ControlParts, type Env, readJson, refuse } from './controlParts.ts';

const LAST_STATUS = 2;
const MAX_RAW_TIMES = 10_000;

/** Serves /control/push, /control/push/mode and /control/push/drop: messages and faults of the push channel. */
export function createPushControl({ db, now, push, pages }: ControlParts): Hono<Env> {
  const control = new Hono<Env>();

  control.get('/push', (c) => c.json(push.stats()));

  control.post('/push', async (c) => {
    const input = await readJson(c);
    if (input.type === 'raw') {
      const times = Number(input.times ?? 1);
      if (!Number.isInteger(times) || times < 1 || times > MAX_RAW_TIMES) {
        return refuse(c, `times is a number from 1 to ${MAX_RAW_TIMES}`);
      }
      push.sendRaw(String(input.text ?? ''), times);
      return c.json({ ok: true });
    }
    const fileId = Number(input.id);
    if (!findArticle(db, fileId)?.model.live) {
      return refuse(c, 'id is the fileId of a broadcast');
    }
    switch (input.type) {
      case 'live_status': {
        const liveStatus = Number(input.liveStatus);
        if (!Number.isInteger(liveStatus) || liveStatus < 0 || liveStatus > LAST_STATUS) {
          return refuse(c, 'liveStatus is 0 (announced), 1 (on air) or 2 (ended)');
        }
        setLiveStatus(db, fileId, liveStatus);
        push.publish({ type: 'live_status', data: { id: String(fileId), liveStatus } });
        return c.json({ ok: true });
      }
      case 'live_reporting': {
        const pictures = Array.isArray(input.pictures) ? input.pictures.map(String) : [];
        const content = String(input.content ?? '');
        const user = String(input.user ?? '前方记者');
        const report = addLiveReport(db, fileId, { content, pictures, user }, now());
        const addresses = createAddresses(new URL(c.req.url).origin, pages);
        // JSON within JSON, because several real servers encode `data` twice.
        const data = JSON.stringify({ ...formatReport(report, addresses), id: String(fileId) });
        push.publish({ type: 'live_reporting', data });
        return c.json({ ok: true, id: report.id });
      }
      default:
        return refuse(c, 'type is live_status, live_reporting or raw');
    }
  });

  control.post('/push/mode', async (c) => {
    const mode = parsePushMode(await readJson(c));
    if (typeof mode === 'string') return refuse(c, mode);
    push.setMode(mode);
    return c.json({ ok: true });
  });

  control.post('/push/drop', (c) => {
    push.dropAll();
    return c.json({ ok: true });
  });

  return control;
}
