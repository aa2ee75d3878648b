/**
 * The media server of the streams, in a process of its own: the library keeps its state in
 * globals, logs to the console and ends the process when a port is taken.
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
// Without the origin there is nobody to end this process.
process.once('disconnect', () => process.exit(0));
