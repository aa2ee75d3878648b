import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Hono } from 'hono';
import { afterEach, describe, expect, it } from 'vitest';
import { type HttpServer, listen } from '../../../scripts/publish/listen.ts';
import type { OperatorEnv } from '../../../scripts/publish/operatorAccess.ts';

let server: HttpServer | null = null;
afterEach(() => server?.stop());

/** Starts a server, and sends it the begin of a request. */
async function sendPart(text: string, requestLimitMs: number): Promise<Socket> {
  const app = new Hono<OperatorEnv>();
  app.post('/', async (c) => c.text(await c.req.text().catch(() => '')));
  server = await listen(app, { port: 0, host: '127.0.0.1', requestLimitMs });
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.on('error', () => {});
  socket.resume();
  socket.write(text);
  return socket;
}

const HEAD = 'POST / HTTP/1.1\r\nHost: a\r\n';

describe('a connection', () => {
  it.each([
    ['nothing', ''],
    ['a part of the headers', HEAD],
    ['a part of the body', `${HEAD}Content-Length: 9\r\n\r\n123`],
  ])('on which %s arrives is ended', async (_, text) => {
    const socket = await sendPart(text, 100);
    await once(socket, 'close');
    expect(socket.destroyed).toBe(true);
  });

  it('whose request does not arrive does not keep the server from its end', async () => {
    const socket = await sendPart(HEAD, 100);
    const closed = once(socket, 'close');
    await server?.stop();
    await closed;
  });
});
