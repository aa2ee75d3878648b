/** A thread of `startThreads`: does the jobs that it receives until it receives `close`. */
import { parentPort, workerData } from 'node:worker_threads';
import { createBakeClient } from './bakeClient.ts';
import { bakePage } from './bakePage.ts';
import { openBakeState, stateDirOf } from './bakeState.ts';
import type { FromThread, ThreadData, ToThread } from './bakeWorkers.ts';
import { loadRenderer } from './loadRenderer.ts';

if (!parentPort) throw new Error('thread.ts runs in a worker thread only');
const port = parentPort;
const { settings, config, outDir, compress, serverDir, homeTemplate } = workerData as ThreadData;
const state = openBakeState(stateDirOf(outDir));
const client = createBakeClient(settings, { state });
const render = await loadRenderer(serverDir);
const send = (message: FromThread) => port.postMessage(message);

port.on('message', async (message: ToThread) => {
  if (message.type === 'close') {
    send({ type: 'closing', leftOut: client.leftOut() });
    state.close();
    // Ends the thread: nothing else keeps it running.
    port.close();
    return;
  }
  const { ticket, job } = message;
  const baker = { client, state, config, outDir, compress, render, homeTemplate };
  const outcome = await bakePage(baker, job);
  send({ type: 'outcome', ticket, outcome });
});
