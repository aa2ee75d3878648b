import type { DatabaseSync } from 'node:sqlite';
import type { Call, CallContext, Calls } from './callContext.ts';
import { transact } from './database.ts';
import type { Answer } from './envelope.ts';
import type { Reader } from './store/reader.ts';
import { findSavedAnswer, hashWriteName, saveAnswer } from './store/savedAnswers.ts';

/** A call that writes. Synchronous, so that it can run in one transaction. */
export type WriteCall = (context: CallContext) => Answer;

/** Returns the reader of a request: member, device, or both. */
export const readReader = ({ member, device }: CallContext): Reader => ({
  memberId: member?.userId ?? 0,
  device,
});

const MAX_KEY_LENGTH = 200;

/** Returns the idempotency key: the same for all attempts of one write. A very long one is hashed. */
export function readIdempotencyKey({ params }: CallContext): string {
  const key = params.text('idempotencyKey');
  return key.length <= MAX_KEY_LENGTH ? key : hashWriteName('', '', key);
}

/**
 * Makes a call idempotent: a second request with the same key gets the saved answer of the
 * first one. The write and its saved answer are one transaction. A refusal is not saved,
 * because the next attempt may be allowed.
 */
export const createIdempotentCall =
  (call: WriteCall): Call =>
  (context) =>
    transact(context.db, () => answerOnce(context, call));

/** Makes each call of a table idempotent. */
export const createIdempotentCalls = (calls: Readonly<Record<string, WriteCall>>): Calls =>
  Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [name, createIdempotentCall(call)]),
  );

function answerOnce(context: CallContext, call: WriteCall): Answer {
  const name = hashWrite(context, readIdempotencyKey(context));
  if (name === null) return call(context);
  const known = findSavedAnswer(context.db, name, context.now);
  if (known !== null) return known as Answer;
  const answer = call(context);
  if (isDone(answer)) saveAnswer(context.db, name, answer, context.now);
  return answer;
}

function isDone(answer: Answer): boolean {
  if (answer.kind !== 'data' && answer.kind !== 'plain') return false;
  const { result, success } = Object(answer.data) as { result?: unknown; success?: unknown };
  return result !== 'false' && success !== false;
}

/** Returns the name under which an answer is saved; null without a key. */
function hashWrite(context: CallContext, key: string): string | null {
  const { memberId, device } = readReader(context);
  const owner = device || `member ${memberId}`;
  return key ? hashWriteName(owner, context.name, key) : null;
}

/**
 * Makes an asynchronous write idempotent (an image that is re-encoded first): a request
 * that arrives while the first one is running gets the answer of the first one.
 */
export async function runOnce(
  context: CallContext,
  key: string,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const name = hashWrite(context, key);
  if (name === null) return work();
  const known = findSavedAnswer(context.db, name, context.now);
  if (known !== null) return known as Answer;
  const running = readRunning(context.db);
  const first = running.get(name);
  if (first) return first;
  const answering = work().then((answer) => {
    if (isDone(answer)) saveAnswer(context.db, name, answer, context.now);
    return answer;
  });
  running.set(name, answering);
  try {
    return await answering;
  } finally {
    running.delete(name);
  }
}

const RUNNING = new WeakMap<DatabaseSync, Map<string, Promise<Answer>>>();

function readRunning(db: DatabaseSync): Map<string, Promise<Answer>> {
  const known = RUNNING.get(db) ?? new Map();
  RUNNING.set(db, known);
  return known;
}
