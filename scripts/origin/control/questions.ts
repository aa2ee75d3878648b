import { Hono } from 'hono';
import { transact } from '../database.ts';
import {
  addAnswer,
  listMemberQuestions,
  removeQuestion,
  reviewQuestion,
} from '../store/questions.ts';
import { releaseUploads } from '../store/uploads.ts';
import { REVIEW } from '../store/writings.ts';
import { type ControlParts, type Env, readJson, refuse } from './controlParts.ts';

const REVIEWS: readonly unknown[] = Object.values(REVIEW);

/** Serves /control/asked and /control/question: readers' questions as editors and hosts handle them. */
export function createQuestionControl({ db, now }: ControlParts): Hono<Env> {
  const control = new Hono<Env>();

  control.get('/asked', (c) => c.json({ questions: listMemberQuestions(db) }));

  /** Sets the review state of the question `id`, answers it (`answer: { user, text }`), or removes it. */
  control.post('/question', async (c) => {
    const { id, review, answer, remove } = await readJson(c);
    if (!Number.isSafeInteger(id)) return refuse(c, 'id is a number');
    const questionId = Number(id);
    if (remove === true) {
      transact(db, () => releaseUploads(db, removeQuestion(db, questionId)));
      return c.json({ ok: true });
    }
    if (review !== undefined && !REVIEWS.includes(review)) {
      return refuse(c, 'review is 0 (awaits), 1 (passed) or 2 (refused)');
    }
    const text = parseAnswer(answer);
    if (answer !== undefined && text === null) return refuse(c, 'answer has user and text');
    transact(db, () => {
      if (review !== undefined) reviewQuestion(db, questionId, Number(review));
      if (text) {
        const place = { questionId, userId: 0, createdAt: now(), praises: 0 };
        addAnswer(db, { ...place, origin: 'control', model: { ...text, official: true } });
      }
    });
    return c.json({ ok: true });
  });

  return control;
}

function parseAnswer(value: unknown): { user: string; text: string } | null {
  if (typeof value !== 'object' || value === null) return null;
  const { user, text } = value as Record<string, unknown>;
  return typeof user === 'string' && typeof text === 'string' ? { user, text } : null;
}
