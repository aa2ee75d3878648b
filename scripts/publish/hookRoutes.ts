import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { describeFullDisk } from '../bake/errors.ts';
import { parseContentEvent } from './contentEvent.ts';
import { limitReports } from './limitReports.ts';
import type { Publisher } from './publisher.ts';
import type { PublisherLog } from './publisherLog.ts';
import type { PublisherMetrics } from './publisherMetrics.ts';

const MAX_BODY_BYTES = 100_000;

/** What some programs write before text in UTF-8. */
const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);

interface HookOptions {
  /** Key of the signatures; without it there is no webhook. */
  readonly secret: string | undefined;
  readonly publisher: Pick<Publisher, 'receive'>;
  readonly metrics: Pick<PublisherMetrics, 'countHook'>;
  readonly log: Pick<PublisherLog, 'warn'>;
  /** Receives why an event could not be saved. */
  readonly reportError: (error: unknown) => void;
  /** Epoch ms. */
  readonly now?: () => number;
  /** The clock of `limitReports` (ms). */
  readonly clock?: () => number;
}

/**
 * Returns the webhook `POST /hooks/content`. It answers 202 when the event is saved in the queue, also
 * for one that was sent before; the sender repeats an event that is answered with 5xx or not at all.
 */
export function createHookRoutes(options: HookOptions): Hono {
  const { secret, publisher, metrics, log, reportError, now = Date.now } = options;
  const app = new Hono();
  const reportRefusal = limitReports(
    (count, status: number, reason: string) =>
      log.warn({ event: 'hook-refused', status, count }, reason),
    options.clock,
  );

  function refuse(context: Context, status: 400 | 401 | 404 | 413, error: string): Response {
    reportRefusal(status, error);
    return context.json({ error }, status);
  }

  const limit = bodyLimit({
    maxSize: MAX_BODY_BYTES,
    onError: (context) => refuse(context, 413, `The body has more than ${MAX_BODY_BYTES} bytes.`),
  });
  app.use('/hooks/content', async (context, next) => {
    await next();
    metrics.countHook(context.res.status);
  });
  app.post('/hooks/content', limit, async (context) => {
    if (!secret) return refuse(context, 404, 'PUBLISH_SECRET is not set.');
    const received = await context.req.arrayBuffer().catch(() => null);
    if (!received) return refuse(context, 400, 'The body has not arrived.');
    const bytes = Buffer.from(received);
    const isMarked = bytes.subarray(0, BYTE_ORDER_MARK.length).equals(BYTE_ORDER_MARK);
    const body = isMarked ? bytes.subarray(BYTE_ORDER_MARK.length) : bytes;
    const timestamp = context.req.header(TIMESTAMP_HEADER) ?? '';
    const signature = context.req.header(SIGNATURE_HEADER) ?? '';
    const findProblem = (signed: Buffer) =>
      findSignatureProblem({ timestamp, signature, body: signed }, secret, now());
    // The sender may have signed its text before the mark was written.
    const problem = findProblem(bytes) && findProblem(body);
    if (problem !== null) return refuse(context, 401, problem);
    const event = parseContentEvent(body.toString());
    if (!event.ok) return refuse(context, 400, event.error);
    const { kind, ids } = event.value;
    // A request for a whole comparison that was recorded and is sent again starts none; two edits of an
    // article within a second are alike.
    const id = event.value.id ?? (kind === 'site' ? signature : undefined);
    try {
      const isNew = await publisher.receive({ kind, ids, id });
      return context.json({ status: isNew ? 'queued' : 'received before' }, 202);
    } catch (error) {
      reportError(error);
      const reason = describeFullDisk(error);
      const problem = 'The event could not be saved.';
      return context.json({ error: reason ? `${problem} ${reason}` : problem }, 503);
    }
  });
  return app;
}

/** A signature is valid for so long before and after its time, so that it cannot be used later. */
const REPLAY_WINDOW_S = 300;

/** Epoch seconds, as the sender's clock has them. */
export const TIMESTAMP_HEADER = 'x-broadsheet-timestamp';
/** `sha256=` and the HMAC-SHA256 of `TIMESTAMP.BODY` in hex. */
export const SIGNATURE_HEADER = 'x-broadsheet-signature';

interface SignedRequest {
  readonly timestamp: string;
  readonly signature: string;
  readonly body: string | Uint8Array;
}

/** Returns the signature of a body. */
export const signHook = (secret: string, timestamp: string, body: SignedRequest['body']): string =>
  `sha256=${createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex')}`;

/**
 * Returns why a request is refused; null when its signature is right and its time is now.
 *
 * @param nowMs epoch ms
 */
function findSignatureProblem(
  { timestamp, signature, body }: SignedRequest,
  secret: string,
  nowMs: number,
): string | null {
  if (!/^\d{1,12}$/.test(timestamp)) return `${TIMESTAMP_HEADER} is no time in seconds.`;
  const given = Buffer.from(signature);
  const expected = Buffer.from(signHook(secret, timestamp, body));
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    return `${SIGNATURE_HEADER} is wrong.`;
  }
  const ageS = Math.abs(nowMs / 1000 - Number(timestamp));
  return ageS <= REPLAY_WINDOW_S ? null : `${TIMESTAMP_HEADER} is more than 5 minutes away.`;
}
