/** A thread of `benchVotes`: sends prepared votes over parallel connections and reports their durations. */

import { Agent, request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

export interface PreparedVote {
  readonly token: string;
  readonly body: string;
}

export interface VotesLoad {
  readonly url: string;
  /** The votes of each client, sent one after the other. */
  readonly clients: readonly (readonly PreparedVote[])[];
  /** No vote is sent after this time. */
  readonly limitMs: number;
}

export interface VotesLoadResult {
  readonly sent: number;
  readonly accepted: number;
  readonly seconds: number;
  readonly ms: readonly number[];
}

const ANSWER_LIMIT_MS = 10_000;

const { url, clients, limitMs } = workerData as VotesLoad;
const agent = new Agent({ keepAlive: true, maxSockets: clients.length });
const startedAt = performance.now();
const ms: number[] = [];
let accepted = 0;

await Promise.all(clients.map(sendAll));
agent.destroy();
const seconds = (performance.now() - startedAt) / 1000;
parentPort?.postMessage({ sent: ms.length, accepted, seconds, ms } satisfies VotesLoadResult);

async function sendAll(votes: readonly PreparedVote[]): Promise<void> {
  for (const vote of votes) {
    const at = performance.now();
    if (at - startedAt > limitMs) return;
    const answer = await send(vote);
    ms.push(performance.now() - at);
    if (answer.includes('"result":"true"')) accepted += 1;
  }
}

/** Sends a vote; returns the answer's text, '' for none. */
function send({ token, body }: PreparedVote): Promise<string> {
  return new Promise((resolve) => {
    const headers = {
      token,
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': Buffer.byteLength(body),
    };
    const sending = request(
      url,
      { method: 'POST', agent, headers, timeout: ANSWER_LIMIT_MS },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => resolve(Buffer.concat(parts).toString()));
        answer.on('error', () => resolve(''));
      },
    );
    sending.on('timeout', () => sending.destroy());
    sending.on('error', () => resolve(''));
    sending.end(body);
  });
}
