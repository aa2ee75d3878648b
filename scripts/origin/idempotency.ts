import type { DatabaseSync } from 'node:sqlite';
import type { Call, CallContext, Calls } from './callContext.ts';
import { transact } from './database.ts';
import type { Answer } from './envelope.ts';
import type { Reader } from './store/reader.ts';
import { defineTable } from './table.ts';

const answers = defineTable<{ readonly name: string; readonly answer: Answer }>('answers');

/** A call that writes. Synchronous, so that it can run in one transaction. */
export type WriteCall = (context: CallContext) => Answer;

/** Returns the reader of a request: member, device, or both. */
export const readReader = ({ member, device }: CallContext): Reader => ({
  memberId: member?.userId ?? 0,
  device,
});

const MAX_DEVICE_LENGTH = 100;

/** Returns the voting reader: `userOtherID` is the device id (wire 4.6). */
export function readVoter(context: CallContext): Reader {
  const { memberId, device } = readReader(context);
  const named = context.params.text('userOtherID').slice(0, MAX_DEVICE_LENGTH);
  return { memberId, device: named || device };
}

/** Returns the idempotency key: the same for all attempts of one write. */
export const readIdempotencyKey = ({ params }: CallContext): string =>
  params.text('idempotencyKey');

/**
 * Makes each call of a table idempotent: a second request with the same key gets the saved answer of
 * the first one. The write and its saved answer are one transaction. A refusal is not saved,
 * because the next attempt may be allowed.
 */
export const createIdempotentCalls = (calls: Readonly<Record<string, WriteCall>>): Calls =>
  Object.fromEntries(
    Object.entries(calls).map(([name, call]): [string, Call] => [
      name,
      (context) => transact(context.db, () => answerOnce(context, call)),
    ]),
  );

function answerOnce(context: CallContext, call: WriteCall): Answer {
  const name = nameWrite(context, readIdempotencyKey(context));
  if (name === null) return call(context);
  return findAnswer(context, name) ?? saveAnswer(context, name, call(context));
}

function isDone(answer: Answer): boolean {
  if (answer.kind !== 'data' && answer.kind !== 'plain') return false;
  const { result, success } = Object(answer.data) as { result?: unknown; success?: unknown };
  return result !== 'false' && success !== false;
}

/** Returns the name under which an answer is saved; null without a key. */
function nameWrite(context: CallContext, key: string): string | null {
  const { memberId, device } = readReader(context);
  return key ? `${device || `member ${memberId}`} ${context.name} ${key}` : null;
}

const findAnswer = ({ db }: CallContext, name: string): Answer | undefined =>
  answers(db).find((row) => row.name === name)?.answer;

function saveAnswer({ db }: CallContext, name: string, answer: Answer): Answer {
  if (isDone(answer)) answers(db).add({ name, answer });
  return answer;
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
  const name = nameWrite(context, key);
  if (name === null) return work();
  const known = findAnswer(context, name);
  if (known) return known;
  const running = readRunning(context.db);
  const first = running.get(name);
  if (first) return first;
  const answering = work().then((answer) => saveAnswer(context, name, answer));
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
