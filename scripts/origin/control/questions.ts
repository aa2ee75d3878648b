import { Hono } from 'hono';
import { listMemberQuestions } from '../store/questions.ts';
import type { ControlParts, Env } from './controlParts.ts';

/** Serves /control/asked: readers' questions. */
export const createQuestionControl = ({ db }: ControlParts): Hono<Env> =>
  new Hono<Env>().get('/asked', (c) => c.json({ questions: listMemberQuestions(db) }));
