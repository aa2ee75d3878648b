import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, MiddlewareHandler } from 'hono';

/**
 * A fault that tests inject (`POST /control/fault`): `delay` answers after `ms`, `status`
 * with an HTTP error status, `html` with a page instead of JSON, `half` closes the
 * connection in the middle of the body, `drop` closes it without an answer, `garble` sends
 * damaged bytes, `empty` answers 200 without a body, `none` answers 204.
 */
export interface Fault {
  /** Compared with path and query. */
  readonly path: RegExp;
  readonly kind: (typeof FAULT_KINDS)[number];
  readonly delayMs: number;
  readonly code: number;
  /** How many more requests it applies to. */
  times: number;
}

const FAULT_KINDS = ['delay', 'status', 'html', 'half', 'drop', 'garble', 'empty', 'none'] as const;
const DEFAULT_DELAY_MS = 1000;
const MAX_DELAY_MS = 300_000;

/** Parses the JSON of `POST /control/fault`; returns an error message when it is invalid. */
export function parseFault(value: unknown): Fault | string {
  if (typeof value !== 'object' || value === null) return 'a fault is an object';
  const { path, kind, ms, code, times } = value as Record<string, unknown>;
  const known = FAULT_KINDS.find((candidate) => candidate === kind);
  if (!known) return `kind is one of ${FAULT_KINDS.join(', ')}`;
  if (typeof path !== 'string') return 'path is a regular expression';
  try {
    return {
      path: new RegExp(path),
      kind: known,
      delayMs: Math.min(readNumber(ms, DEFAULT_DELAY_MS), MAX_DELAY_MS),
      code: Math.min(Math.max(readNumber(code, 500), 400), 599),
      times: readNumber(times, Number.POSITIVE_INFINITY),
    };
  } catch (error) {
    return `path is no regular expression: ${String(error)}`;
  }
}

const readNumber = (value: unknown, fallback: number): number =>
  typeof value === 'number' && value >= 0 ? value : fallback;

/** Creates the middleware that applies the first matching fault to a request. */
export function injectFaults(
  faults: readonly Fault[],
): MiddlewareHandler<{ Bindings: HttpBindings }> {
  return async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const fault = faults.find(
      (candidate) => candidate.times > 0 && candidate.path.test(c.req.path + search),
    );
    if (!fault || pathname.startsWith('/control/') || c.req.method === 'OPTIONS') return next();
    fault.times -= 1;
    switch (fault.kind) {
      case 'delay':
        await waitUnlessClosed(fault.delayMs, c.req.raw.signal);
        return next();
      case 'status':
        return c.json({ status: -1, message: `fault ${fault.code}`, data: {} }, fault.code as 500);
      case 'html':
        return c.html('<!doctype html><html><body><h1>502 Bad Gateway</h1></body></html>');
      case 'drop':
        c.env.incoming.socket.destroy();
        return RESPONSE_ALREADY_SENT;
      case 'half':
        await next();
        return replaceAnswer(c, await sendHalf(c.res, c.env.outgoing));
      case 'garble':
        await next();
        return replaceAnswer(c, await garble(c.res));
      case 'empty':
        await next();
        return replaceAnswer(c, new Response(null, { status: 200 }));
      case 'none':
        await next();
        return replaceAnswer(c, new Response(null, { status: 204 }));
    }
  };
}

/** Replaces the answer. Hono merges headers of the previous one unless it is unset first. */
function replaceAnswer(c: Context, answer: Response): void {
  c.res = undefined;
  c.res = answer;
}

function waitUnlessClosed(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Announces the whole length, sends half of the body and closes the connection. */
async function sendHalf(answer: Response, outgoing: HttpBindings['outgoing']): Promise<Response> {
  const body = Buffer.from(await answer.arrayBuffer());
  // The CORS header that the app adds to every answer is set after this one is sent.
  const headers = { ...Object.fromEntries(answer.headers), 'access-control-allow-origin': '*' };
  outgoing.writeHead(answer.status, { ...headers, 'content-length': String(body.length) });
  outgoing.write(body.subarray(0, Math.floor(body.length / 2)), () => outgoing.destroy());
  return RESPONSE_ALREADY_SENT;
}

/** Damages every seventh byte, the first one included, so that the JSON never parses. */
async function garble(answer: Response): Promise<Response> {
  const body = Buffer.from(await answer.arrayBuffer());
  for (let index = 0; index < body.length; index += 7) body[index] = (body[index] ?? 0) ^ 0x55;
  return new Response(body, { status: answer.status, headers: answer.headers });
}
