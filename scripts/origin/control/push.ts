import { addLiveReport, formatReport, setLiveStatus } from '../calls/live.ts';
import { parsePushMode } from '../push/pushHub.ts';
import { findArticle } from '../store/articles.ts';
import { createAddresses } from '../wire/addresses.ts';
import type { ControlCalls } from './controlParts.ts';

const MAX_RAW_TIMES = 10_000;

/** Messages and faults of the push channel. */
export const pushControl: ControlCalls = {
  'GET /push': ({ push }) => push.stats(),

  'POST /push': ({ db, now, push, pages }, { sent, base }) => {
    if (sent.type === 'raw') {
      const times = Number(sent.times ?? 1);
      if (!Number.isInteger(times) || times < 1 || times > MAX_RAW_TIMES) {
        return `times is a number from 1 to ${MAX_RAW_TIMES}`;
      }
      push.sendRaw(String(sent.text ?? ''), times);
      return undefined;
    }
    const fileId = Number(sent.id);
    if (!findArticle(db, fileId)?.model.live) return 'id is the fileId of a broadcast';
    switch (sent.type) {
      case 'live_status': {
        const liveStatus = Number(sent.liveStatus);
        if (!setLiveStatus(db, fileId, liveStatus)) {
          return 'liveStatus is 0 (announced), 1 (on air) or 2 (ended)';
        }
        push.publish({ type: 'live_status', data: { id: String(fileId), liveStatus } });
        return undefined;
      }
      case 'live_reporting': {
        const pictures = Array.isArray(sent.pictures) ? sent.pictures.map(String) : [];
        const text = String(sent.content ?? '');
        const user = String(sent.user ?? '前方记者');
        const report = addLiveReport(db, fileId, { text, pictures, user }, now());
        const addresses = createAddresses(base, pages);
        // JSON within JSON, because several real servers encode `data` twice.
        const data = JSON.stringify({ ...formatReport(report, addresses), id: String(fileId) });
        push.publish({ type: 'live_reporting', data });
        return { ok: true, id: report.id };
      }
      default:
        return 'type is live_status, live_reporting or raw';
    }
  },

  'POST /push/mode': ({ push }, { sent }) => {
    const mode = parsePushMode(sent);
    if (typeof mode === 'string') return mode;
    push.setMode(mode);
    return undefined;
  },

  'POST /push/drop': ({ push }) => {
    push.dropAll();
    return undefined;
  },
};
