import { type ChildProcess, fork } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('./mediaServer.ts', import.meta.url));
const READY_LIMIT_MS = 20_000;
const LOOPBACK = '127.0.0.1';

/** Sent by the process when it accepts connections. */
export interface MediaServerMessage {
  readonly ready: true;
}

export interface MediaProcess {
  /** Port that ffmpeg sends to. */
  readonly rtmpPort: number;
  /** Port for players, over HTTP or a WebSocket. */
  readonly httpPort: number;
  readonly child: ChildProcess;
}

/**
 * Starts the media server on free local ports. Rejects when it does not start.
 * @param folder for its recordings
 */
export async function startMediaProcess(folder: string): Promise<MediaProcess> {
  const [rtmpPort, httpPort] = await takeFreePorts();
  const child = fork(PROGRAM, [String(rtmpPort), String(httpPort), folder], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), READY_LIMIT_MS);
    const fail = () => {
      clearTimeout(timer);
      reject(new Error('the media server did not start'));
    };
    child.once('exit', fail);
    child.once('error', fail);
    child.once('message', () => {
      clearTimeout(timer);
      child.off('exit', fail);
      resolve({ rtmpPort, httpPort, child });
    });
  });
}

/** Finds two free ports; both are open at the same time, so that they differ. */
async function takeFreePorts(): Promise<[number, number]> {
  const servers = await Promise.all([listen(), listen()]);
  const ports = servers.map(({ port }) => port);
  await Promise.all(servers.map(({ close }) => close()));
  return [ports[0] ?? 0, ports[1] ?? 0];
}

function listen(): Promise<{ readonly port: number; readonly close: () => Promise<void> }> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, LOOPBACK, () => {
      const address = server.address();
      const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
      resolve({ port, close: () => new Promise((done) => server.close(() => done())) });
    });
  });
}
