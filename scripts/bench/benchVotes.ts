import { createCipheriv } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { HOUR_MS } from '../../src/model/durations.ts';
import { PAYLOAD_IV, PAYLOAD_KEY } from '../origin/apps.ts';
import { BIG_VOTES } from '../sample/bigVotes/votes.ts';
import type { BenchSite } from './benchSite.ts';
import { formatBytes, formatMs, formatTable, percentile } from './numbers.ts';
import type { PreparedVote, VotesLoad, VotesLoadResult } from './votesLoad.ts';

/** The vote with 2,000 options, of which each answer contains the rank. */
const VOTE_ID = 8102;
const CLIENTS = 50;
/** Each client sends the votes of several members, because members have a daily limit. */
const MEMBERS_A_CLIENT = 10;
const VOTES_A_MEMBER = 10;
const RUNS = 2;
const LIMIT_MS = 30_000;

/**
 * Sends votes of 50 clients from a separate thread, each after the previous answer. Measures
 * votes per second, and checks that all accepted votes were counted.
 */
export async function benchVotes({ settings }: Pick<BenchSite, 'settings'>): Promise<string> {
  const { origin } = new URL(settings.apiUrl);
  const rows: string[][] = [];
  for (let run = 1; run <= RUNS; run += 1) {
    const now = Date.now();
    const times = { startsAt: now - HOUR_MS, endsAt: now + HOUR_MS };
    await control(origin, 'vote', { id: VOTE_ID, dayLimit: RUNS * VOTES_A_MEMBER, ...times });
    const clients = await Promise.all(
      Array.from({ length: CLIENTS }, (_, client) => prepareVotes(origin, client, run)),
    );
    const before = await countVotes(origin);
    const url = `${settings.apiUrl}/recordVoteCountAndLog`;
    const { sent, accepted, seconds, ms } = await load({ url, clients, limitMs: LIMIT_MS });
    const counted = (await countVotes(origin)) - before;
    rows.push([
      `run ${run}`,
      formatBytes(sent / seconds),
      ...[0.5, 0.95, 0.99].map((share) => formatMs(percentile(ms, share))),
      formatBytes(sent),
      formatBytes(accepted),
      formatBytes(counted),
    ]);
  }
  const head = ['votes, 50 clients', 'a second', 'p50 ms', 'p95 ms', 'p99 ms'];
  return formatTable([...head, 'sent', 'accepted', 'counted'], rows);
}

/** Prepares the votes of one client. */
async function prepareVotes(
  origin: string,
  client: number,
  run: number,
): Promise<readonly PreparedVote[]> {
  const votes: PreparedVote[] = [];
  for (let member = 0; member < MEMBERS_A_CLIENT; member += 1) {
    votes.push(...(await prepareMember(origin, client * MEMBERS_A_CLIENT + member, run)));
  }
  return votes;
}

/** Logs in a member and encrypts the votes in advance, each for another option. */
async function prepareMember(
  origin: string,
  member: number,
  run: number,
): Promise<readonly PreparedVote[]> {
  const device = `bench ${member}`;
  const phone = `138${String(member).padStart(8, '0')}`;
  const { accessToken } = await control(origin, 'member', { phone, nickname: device });
  const options = BIG_VOTES.find(({ id }) => id === VOTE_ID)?.options ?? [];
  return Array.from({ length: VOTES_A_MEMBER }, (_, vote) => {
    const index = (member * 37 + vote * 7 + run) % options.length;
    const data = seal({
      voteId: VOTE_ID,
      optionIds: String(options[index]?.id),
      userOtherID: device,
      idempotencyKey: `${device} ${run} ${vote}`,
    });
    const body = new URLSearchParams({ curVersions: '1', device, data }).toString();
    return { token: String(accessToken), body };
  });
}

function seal(payload: object): string {
  const cipher = createCipheriv('sm4-cbc', PAYLOAD_KEY, PAYLOAD_IV);
  const sealed = Buffer.concat([cipher.update(JSON.stringify(payload), 'utf8'), cipher.final()]);
  return sealed.toString('base64');
}

function load(workerData: VotesLoad): Promise<VotesLoadResult> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./votesLoad.ts', import.meta.url), { workerData });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`the sending thread ended with ${code}`)));
  });
}

/** Returns the sum of the public counts of all options. */
async function countVotes(origin: string): Promise<number> {
  const answer = await fetch(`${origin}/control/casts?id=${VOTE_ID}`);
  const { counts } = (await answer.json()) as { counts: readonly { votes: number }[] };
  return counts.reduce((sum, { votes }) => sum + votes, 0);
}

async function control(
  origin: string,
  name: string,
  body: object,
): Promise<Readonly<Record<string, unknown>>> {
  const answer = await fetch(`${origin}/control/${name}`, {
    method: 'POST',
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`the origin refused ${name}: ${await answer.text()}`);
  return (await answer.json()) as Record<string, unknown>;
}
