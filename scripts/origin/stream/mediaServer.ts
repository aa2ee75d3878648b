/**
 * Entry point of the media server. It runs in a separate process because the library keeps
 * its state in globals, logs to the console and exits when a port is taken.
 */
import NodeMediaServer from 'node-media-server';
import type { MediaServerMessage } from './mediaProcess.ts';

const [rtmp = '', http = '', folder = ''] = process.argv.slice(2);

const server = new NodeMediaServer({
  bind: '127.0.0.1',
  rtmp: { port: Number(rtmp) },
  http: { port: Number(http) },
  store: { path: folder },
  webadmin: { enable: false },
});
await server.run();
process.send?.({ ready: true } satisfies MediaServerMessage);
// When the origin has died, no other process would end this one.
process.once('disconnect', () => process.exit(0));
