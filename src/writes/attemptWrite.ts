import type { Client } from '../api/client.ts';
import { sendInName } from '../api/sendInName.ts';
import { suppressRefusalNotices } from '../api/suppressRefusalNotices.ts';
import { decideAttempt } from '../model/outbox/decideAttempt.ts';
import type { Attempt, Verdict } from '../model/outbox/outboxTypes.ts';
import type { Writer } from './writeDescriptor.ts';
import { describeWrite, type Write } from './writeTable.ts';

/**
 * Makes one attempt to send a write, in the name of its member. Never rejects: every error counts as
 * a failed attempt.
 */
export async function attemptWrite(client: Client, write: Write, writer: Writer): Promise<Attempt> {
  const descriptor = describeWrite(write.kind);
  try {
    const sender = suppressRefusalNotices(sendInName(client, write.by));
    const answer = await descriptor.call(sender, write, writer);
    if (!answer.ok) return decideAttempt(answer.error, write);
    return (descriptor.decideVerdict ?? decideYesNo)(answer.value);
  } catch (error) {
    // The chunk of the call could not be loaded.
    const message = String(error);
    return { state: 'failed', slow: false, doubtful: false, status: null, message };
  }
}

const decideYesNo = (answer: unknown): Verdict =>
  answer === 'already' ? { state: 'already' } : { state: 'done', value: answer };
