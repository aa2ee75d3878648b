import type { DatabaseSync } from 'node:sqlite';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import type { CallContext } from './call.ts';
import { HOST_CALLS } from './calls/registry.ts';
import { createControl } from './control.ts';
import { type Answer, formatBody } from './envelope.ts';
import { type Fault, injectFaults } from './faults.ts';
import { answerMedia, type MediaStore } from './media.ts';
import { readParams } from './params.ts';
import { createAddresses } from './wire/addresses.ts';

type Env = { Bindings: HttpBindings };

export interface OriginParts {
  readonly db: DatabaseSync;
  readonly media: MediaStore;
  /** Where the reader's pages stand, for share addresses. */
  readonly pages: string;
  readonly now: () => number;
  readonly quiet: boolean;
}

/** Every origin may read; the answer to a preflight holds for a day. */
const CORS_HEADERS = { 'access-control-allow-origin': '*' };
const PREFLIGHT_HEADERS = {
  'access-control-allow-methods': 'GET, POST, HEAD, OPTIONS',
  'access-control-allow-headers':
    'source, fid, token, authtoken, time, sign, abc, content-type, version, timestamp, random, devid, program-params, program-sign',
  'access-control-max-age': '86400',
};

/** A JSONP callback may be a name, and nothing that could do more than be called. */
const CALLBACK = /^[A-Za-z_$][\w$.]{0,99}$/;

/** The origin as a request handler: hosts by the first segment of the path. */
export function createApp(parts: OriginParts): Hono<Env> {
  const faults: Fault[] = [];
  const app = new Hono<Env>({ getPath: (request) => collapsePath(request.url) });

  app.route('/control', createControl(parts.db, faults, parts.now));
  app.use('*', async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(CORS_HEADERS)) c.res.headers.set(name, value);
  });
  app.options('*', (c) => c.body(null, 204, PREFLIGHT_HEADERS));
  app.use('*', injectFaults(faults));
  app.get('/media/:folder{pic|look|file}/:name', (c) => answerMedia(c, parts.media));
  app.on(['GET', 'POST'], '/:host/:call{.+}', (c) => answerCall(c, parts));
  app.notFound((c) => c.text('not found', 404));
  app.onError((error, c) => {
    if (!parts.quiet) console.error(`${c.req.method} ${c.req.url}`, error);
    return c.json({ status: -1, message: 'error', data: {} }, 500);
  });
  return app;
}

/** Double slashes are one, a trailing `.do` is nothing (interop section 1). */
function collapsePath(url: string): string {
  return new URL(url).pathname
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1')
    .replace(/\.do$/, '');
}

async function answerCall(c: Context<Env>, parts: OriginParts): Promise<Response> {
  const calls = HOST_CALLS[c.req.param('host') ?? ''] ?? {};
  const name = decodeURIComponent(c.req.param('call') ?? '');
  const call = Object.hasOwn(calls, name) ? calls[name] : undefined;
  if (!call) return c.notFound();
  const params = await readParams(c.req.raw);
  const context: CallContext = {
    db: parts.db,
    params,
    headers: c.req.raw.headers,
    addresses: createAddresses(new URL(c.req.url).origin, parts.pages),
    now: parts.now(),
  };
  const answer: Answer = await call(context);
  if (answer.kind === 'redirect') return c.redirect(answer.to, 302);
  const body = JSON.stringify(formatBody(answer, params.count('curVersions')));
  const callback = params.text('jsoncallback');
  const isJsonp = CALLBACK.test(callback);
  return c.body(isJsonp ? `${callback}(${body});` : body, 200, {
    'content-type': `${isJsonp ? 'application/javascript' : 'application/json'};charset=UTF-8`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
}
