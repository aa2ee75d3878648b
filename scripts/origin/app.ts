import type { DatabaseSync } from 'node:sqlite';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { findAppOrOpen } from './apps.ts';
import type { CallContext } from './callContext.ts';
import { HOST_CALLS } from './calls/registry.ts';
import { createControl } from './control/router.ts';
import { type Answer, formatBody, formatSsoBody } from './envelope.ts';
import { type Fault, injectFaults } from './faults.ts';
import { checkRequest } from './gate/checkRequest.ts';
import { type Generation, refuseUnknownCall } from './generation.ts';
import { answerFaultyMedia, answerMedia, answerSegments, type MediaStore } from './media.ts';
import { type Params, readParams } from './params.ts';
import type { PushHub } from './push/pushHub.ts';
import type { Limits } from './store/limits.ts';
import { answerFlv, answerStreamSegments } from './stream/liveStream.ts';
import { answerUpload, type UploadStore } from './uploadStore.ts';
import { createAddresses } from './wire/addresses.ts';

type Env = { Bindings: HttpBindings };

export interface OriginParts {
  readonly db: DatabaseSync;
  readonly media: MediaStore;
  readonly uploads: UploadStore;
  readonly push: PushHub;
  /** URL of the site's pages, without a trailing slash; share addresses begin with it. */
  readonly pages: string;
  readonly now: () => number;
  readonly quiet: boolean;
  readonly limits: Limits;
  /** Which calls the origin knows; control calls change it. */
  readonly generation: Generation;
}

/** Any web origin may read answers; a preflight is cached for a day. */
const CORS_HEADERS = { 'access-control-allow-origin': '*' };
const PREFLIGHT_HEADERS = {
  'access-control-allow-methods': 'GET, POST, HEAD, OPTIONS',
  'access-control-allow-headers': [
    'source, fid, content-type, range',
    'token, authtoken, time, sign, abc',
    'version, timestamp, random, devid, program-params, program-sign',
    'tenant-code, appkey, os, deviceid, useruuid',
  ].join(', '),
  'access-control-max-age': '86400',
};

/** Applies to all bodies but multipart. */
const MAX_FORM_BYTES = 256 * 1024;
/** An image of 10 MB, or a part of a file, with its form. */
const MAX_UPLOAD_BYTES = 12 * 1024 * 1024;
const MAX_DEVICE_LENGTH = 100;

/** Accepts a JSONP callback only as a (dotted) name, so that the parameter cannot inject code. */
const CALLBACK = /^[A-Za-z_$][\w$.]{0,99}$/;

/**
 * Creates the origin's request handler. Real deployments have several hosts; here the
 * first segment of the path names the host (calls/registry.ts).
 */
export function createApp(parts: OriginParts): Hono<Env> {
  const faults: Fault[] = [];
  const app = new Hono<Env>({ getPath: (request) => collapsePath(request.url) });

  app.route('/control', createControl({ ...parts, faults }));
  app.use('*', async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(CORS_HEADERS)) c.res.headers.set(name, value);
  });
  app.options('*', (c) => c.body(null, 204, PREFLIGHT_HEADERS));
  app.use('*', injectFaults(faults));
  app.use('*', limitForms());
  app.get('/media/:folder{pic|look|file}/:name', (c) => answerMedia(c, parts.media));
  app.get('/media/hls/:name/:file', answerSegments);
  app.get('/media/odd/:name', answerFaultyMedia);
  app.get('/media/up/:name', (c) => answerUpload(c, parts.uploads));
  app.get('/live/:name{[^/]+\\.flv}', answerFlv);
  app.get('/live/:stream/:file', answerStreamSegments);
  app.on(['GET', 'POST'], '/:host/:call{.+}', (c) =>
    answerCall(c, parts, c.req.param('host'), c.req.param('call')),
  );
  // The host of article clicks has one address and no call names.
  app.post('/click', (c) => answerCall(c, parts, 'record', 'click'));
  app.notFound((c) => c.text('not found', 404));
  app.onError((error, c) => {
    if (!parts.quiet) console.error(`${c.req.method} ${c.req.path}`, error);
    return c.json({ status: -1, message: 'error', data: {} }, 500);
  });
  return app;
}

/** Removes double slashes, a trailing slash and a trailing `.do` (wire 1.1, 1.2). */
function collapsePath(url: string): string {
  return new URL(url).pathname
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1')
    .replace(/\.do$/, '');
}

function limitForms() {
  const limitTo = (maxSize: number) =>
    bodyLimit({
      maxSize,
      onError: (c) => c.json({ status: -1, message: 'too large', data: {} }, 413),
    });
  const [form, upload] = [limitTo(MAX_FORM_BYTES), limitTo(MAX_UPLOAD_BYTES)];
  return (c: Context<Env>, next: () => Promise<void>) => {
    const isUpload = (c.req.header('content-type') ?? '').startsWith('multipart/');
    return isUpload ? upload(c, next) : form(c, next);
  };
}

async function answerCall(
  c: Context<Env>,
  parts: OriginParts,
  host: string,
  name: string,
): Promise<Response> {
  const calls = HOST_CALLS[host] ?? {};
  const call = Object.hasOwn(calls, name) ? calls[name] : undefined;
  if (!call) return c.notFound();
  const refused = refuseUnknownCall(parts.generation, c.req.method, name);
  if (refused) return refused;
  const { db, pages, limits, uploads, push, quiet } = parts;
  const request = c.req.raw;
  const { headers } = request;
  const params = await readParams(request);
  const app = findAppOrOpen(params.text('appID'));
  const now = parts.now();
  const passage = checkRequest({ db, host, name, app, headers, params, now });
  if (!passage.ok) return sendAnswer(c, passage.refused, params, now);
  const context: CallContext = {
    db,
    name,
    app,
    params: passage.params,
    headers,
    request,
    member: passage.member,
    device: deviceOf(passage.params),
    addresses: createAddresses(new URL(request.url).origin, pages),
    now,
    log: quiet ? () => {} : console.log,
    limits,
    uploads,
    push,
  };
  return sendAnswer(c, await call(context), params, now);
}

const deviceOf = (params: Params): string =>
  (params.text('device') || params.text('devid')).slice(0, MAX_DEVICE_LENGTH);

function sendAnswer(c: Context<Env>, answer: Answer, params: Params, now: number): Response {
  if (answer.kind === 'redirect') return c.redirect(answer.to, 302);
  if (answer.kind === 'file') {
    return c.body(new Uint8Array(answer.bytes), 200, {
      'content-type': answer.type,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
  }
  const isSso = c.req.path.startsWith('/sso/');
  // The short video server always answers in the wrapped form and ignores `curVersions`.
  const version = c.req.path.startsWith('/mvod_if/') ? 1 : params.count('curVersions');
  const body = JSON.stringify(
    isSso ? formatSsoBody(answer, c.req.path, now) : formatBody(answer, version),
  );
  const callback = params.text('jsoncallback');
  const isJsonp = CALLBACK.test(callback);
  return c.body(isJsonp ? `${callback}(${body});` : body, 200, {
    'content-type': `${isJsonp ? 'application/javascript' : 'application/json'};charset=UTF-8`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
}
