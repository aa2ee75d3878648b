import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { describeFullDisk } from '../bake/outsideError.ts';
import { type ContentEvent, parseContentEvent } from './contentEvent.ts';
import { findSignatureProblem, SIGNATURE_HEADER, TIMESTAMP_HEADER } from './hookSignature.ts';

const MAX_BODY_BYTES = 100_000;

/** What some programs write before text in UTF-8. */
const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);

export interface HookOptions {
  /** Key of the signatures; without it there is no webhook. */
  readonly secret: string | undefined;
  /** Saves the event; returns false when it was received before. */
  readonly onEvent: (event: ContentEvent) => Promise<boolean>;
  /** Receives the status of each answer. */
  readonly onAnswer: (status: number) => void;
  /** Receives why an event could not be saved. */
  readonly onError: (error: unknown) => void;
  /** Epoch ms. */
  readonly now?: () => number;
}

/**
 * Returns the webhook `POST /hooks/content`. It answers 202 when the event is saved in the queue, also
 * for one that was sent before; the sender repeats an event that is answered with 5xx or not at all.
 */
export function createHookRoutes(options: HookOptions): Hono {
  const { secret, onEvent, onAnswer, onError, now = Date.now } = options;
  const app = new Hono();
  app.use('/hooks/content', async (context, next) => {
    await next();
    onAnswer(context.res.status);
  });
  app.post('/hooks/content', bodyLimit({ maxSize: MAX_BODY_BYTES }), async (context) => {
    if (!secret) return context.json({ error: 'PUBLISH_SECRET is not set.' }, 404);
    const received = await context.req.arrayBuffer().catch(() => null);
    if (!received) return context.json({ error: 'The body has not arrived.' }, 400);
    const bytes = Buffer.from(received);
    const isMarked = bytes.subarray(0, BYTE_ORDER_MARK.length).equals(BYTE_ORDER_MARK);
    const body = isMarked ? bytes.subarray(BYTE_ORDER_MARK.length) : bytes;
    const timestamp = context.req.header(TIMESTAMP_HEADER) ?? '';
    const signature = context.req.header(SIGNATURE_HEADER) ?? '';
    const findProblem = (signed: Buffer) =>
      findSignatureProblem({ timestamp, signature, body: signed }, secret, now());
    // The sender may have signed its text before the mark was written.
    const problem = findProblem(bytes) && findProblem(body);
    if (problem !== null) return context.json({ error: problem }, 401);
    const event = parseContentEvent(body.toString());
    if (!event.ok) return context.json({ error: event.error }, 400);
    const { kind, ids } = event.value;
    // A request for a whole comparison that was recorded and is sent again starts none; two edits of an
    // article within a second are alike.
    const id = event.value.id ?? (kind === 'site' ? signature : undefined);
    try {
      const isNew = await onEvent({ kind, ids, id });
      return context.json({ status: isNew ? 'queued' : 'received before' }, 202);
    } catch (error) {
      onError(error);
      const reason = describeFullDisk(error);
      const problem = 'The event could not be saved.';
      return context.json({ error: reason ? `${problem} ${reason}` : problem }, 503);
    }
  });
  return app;
}
