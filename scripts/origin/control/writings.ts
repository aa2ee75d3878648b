import { Hono } from 'hono';
import { transact } from '../database.ts';
import {
  findWriting,
  listWritten,
  removeWriting,
  setWritingState,
  type WritingKind,
} from '../store/writings.ts';
import { type ControlParts, type Env, readJson, refuse } from './controlParts.ts';

const KINDS: readonly WritingKind[] = ['post', 'moment', 'tipoff', 'contribution'];
const MAX_STATE = 3;

/** Serves /control/writing and /control/writings: posts, moments, tip-offs and contributions as editors handle them. */
export function createWritingControl({ db, now }: ControlParts): Hono<Env> {
  const control = new Hono<Env>();

  /**
   * `{id, state?, reason?, public?, answer?: {text, unit}, articleId?}` changes it;
   * `{id, remove: true}` deletes it.
   */
  control.post('/writing', async (c) => {
    const input = await readJson(c);
    const writing = findWriting(db, Number(input.id));
    if (!writing) return refuse(c, 'id is that of a post, moment, tip-off or contribution');
    if (input.remove === true) {
      transact(db, () => removeWriting(db, writing));
      return c.json({ ok: true });
    }
    const state = Number(input.state ?? writing.state);
    if (!Number.isInteger(state) || state < 0 || state > MAX_STATE) {
      return refuse(c, `state is a number from 0 to ${MAX_STATE}`);
    }
    const answer = readAnswer(input.answer, now());
    setWritingState(db, writing.id, state, {
      ...writing.model,
      ...(typeof input.reason === 'string' && { reason: input.reason }),
      ...(typeof input.public === 'boolean' && { public: input.public }),
      ...(Number.isSafeInteger(input.articleId) && { article: Number(input.articleId) }),
      ...(answer && { answer }),
    });
    return c.json({ ok: true });
  });

  /** Lists what readers wrote of a kind, with idempotency keys, and the reports on it. */
  control.get('/writings', (c) => {
    const kind = KINDS.find((one) => one === c.req.query('kind'));
    return kind ? c.json(listWritten(db, kind)) : refuse(c, `kind is one of ${KINDS.join(', ')}`);
  });

  return control;
}

function readAnswer(value: unknown, at: number) {
  if (typeof value !== 'object' || value === null) return null;
  const { text = '', unit = '' } = value as { readonly text?: unknown; readonly unit?: unknown };
  return { text: String(text), unit: String(unit), at, files: [] };
}
