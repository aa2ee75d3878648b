import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { type ContentEvent, parseContentEvent } from './contentEvent.ts';
import { findSignatureProblem, SIGNATURE_HEADER, TIMESTAMP_HEADER } from './hookSignature.ts';

const MAX_BODY_BYTES = 100_000;

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
    const body = await context.req.text();
    const timestamp = context.req.header(TIMESTAMP_HEADER) ?? '';
    const signature = context.req.header(SIGNATURE_HEADER) ?? '';
    const problem = findSignatureProblem({ timestamp, signature, body }, secret, now());
    if (problem !== null) return context.json({ error: problem }, 401);
    const event = parseContentEvent(body);
    if (!event.ok) return context.json({ error: event.error }, 400);
    try {
      const isNew = await onEvent(event.value);
      return context.json({ status: isNew ? 'queued' : 'received before' }, 202);
    } catch (error) {
      onError(error);
      return context.json({ error: 'The event could not be saved.' }, 503);
    }
  });
  return app;
}
