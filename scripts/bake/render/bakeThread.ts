/** A thread of `startThreads`: does the jobs that it receives until it receives `close`. */
import { parentPort, workerData } from 'node:worker_threads';
import { openStore } from '../../store/openStore.ts';
import { createBakeClient } from '../load/bakeClient.ts';
import { createMemoryTokens } from '../session/sharedTokens.ts';
import {
  createLocalWorker,
  type FromThread,
  reportWorker,
  type ThreadData,
  type ToThread,
} from './bakeWorkers.ts';
import { loadRenderer } from './loadRenderer.ts';

if (!parentPort) throw new Error('thread.ts runs in a worker thread only');
const port = parentPort;
const { settings, serverDir, store: address, tokens, ...shared } = workerData as ThreadData;
const store = address && (await openStore(address));
const client = createBakeClient(settings, {
  tokens: store?.tokens ?? createMemoryTokens(tokens),
});
const render = await loadRenderer(serverDir);
const readContent = store?.pages.readContent;
const worker = createLocalWorker({ ...shared, client, render, readContent });
const send = (message: FromThread) => port.postMessage(message);

port.on('message', async (message: ToThread) => {
  if (message.type === 'close') {
    await store?.close();
    send({ type: 'closing', report: reportWorker(client) });
    // Ends the thread: nothing else keeps it running.
    port.close();
    return;
  }
  const { ticket, jobs, lists } = message;
  client.addLists(lists);
  send({ type: 'outcomes', ticket, outcomes: await worker.bake(jobs) });
});
