import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { StoredHooks } from '../store/storedHooks.ts';
import { type ContentEvent, parseContentEvent } from './contentEvent.ts';
import { findSignatureProblem, SIGNATURE_HEADER, TIMESTAMP_HEADER } from './hookSignature.ts';

const MAX_BODY_BYTES = 100_000;

export interface HookOptions {
  /** Key of the signatures; without it there is no webhook. */
  readonly secret: string | undefined;
  readonly hooks: StoredHooks;
  /** Puts the event in the queue; resolves when it is saved. */
  readonly onEvent: (event: ContentEvent) => Promise<void>;
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
  const { secret, hooks, onEvent, onAnswer, onError, now = Date.now } = options;
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
    const { id } = event.value;
    try {
      // Without an id the content is asked for once more, which changes nothing.
      const isNew = id === undefined || (await hooks.receive(id));
      if (!isNew) return context.json({ status: 'received before' }, 202);
      await onEvent(event.value);
    } catch (error) {
      onError(error);
      if (id !== undefined) await hooks.forget(id).catch(onError);
      return context.json({ error: 'The event could not be saved.' }, 503);
    }
    return context.json({ status: 'queued' }, 202);
  });
  return app;
}
