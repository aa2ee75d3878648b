import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { bake } from '../../scripts/bake/bake.ts';
import type { ContentEvent } from '../../scripts/publish/contentEvent.ts';
import type { PublisherStatus } from '../../scripts/publish/publisherStatus.ts';
import { scaleLimit } from '../../scripts/test/pace.ts';
import { openS3Server, type S3Server } from '../helpers/s3Server.ts';
import { requireDatabaseUrl } from '../helpers/testDatabase.ts';
import { ENTRY, TEMPLATE } from './bakeRuns.ts';
import type { FromMachine, ToMachine } from './machinePublisher.ts';
import { publisherRuns } from './publisherRuns.ts';
import { addTestBuild } from './testBuilds.ts';

const PROGRAM = fileURLToPath(new URL('./machinePublisher.ts', import.meta.url));
/** The SDK sends the name of a machine with each request (AWS_SDK_UA_APP_ID). */
const NAME_IN_AGENT = /\bapp\/(\w+)/;
const ARTICLES = Array.from({ length: 24 }, (_, index) => 100 + index);
/** A killed publisher's tasks are done again after ten seconds, sitemaps are written after ten. */
const WAIT = { timeout: scaleLimit(200_000), interval: 200 } as const;
const LIMIT_MS = scaleLimit(400_000);

const test = publisherRuns();
const { runs, edit, remove } = test;
let storage: S3Server;
const machines: ChildProcess[] = [];
beforeEach(async () => {
  storage = await openS3Server();
  await addTestBuild(runs.buildsDir, {
    entry: ENTRY.replace('<body>', '<body><img src="/_astro/a.svg">'),
    template: TEMPLATE,
    client: {
      '_astro/a.svg': '<svg/>',
      'home.html': TEMPLATE,
      'newsDetail.html': '<!doctype html>template <img src="/_astro/a.svg">',
    },
  });
});
afterEach(async () => {
  for (const machine of machines.splice(0)) machine.kill('SIGKILL');
  await storage.close();
});

async function startMachine(name: string): Promise<ChildProcess> {
  const outDir = path.join(runs.dir, name);
  const { settings } = test;
  const options = { settings, site: 'news', outDir, buildsDir: runs.buildsDir };
  const machine = fork(PROGRAM, [JSON.stringify({ ...options, s3: storage.settings })], {
    env: { ...process.env, AWS_SDK_UA_APP_ID: name },
  });
  machines.push(machine);
  await once(machine, 'message');
  return machine;
}

/**
 * Kills the first machine that has delivered two articles of its run and sends others; returns it. The
 * storage accepts nothing more of that run.
 */
async function killInDelivery(
  named: Readonly<Record<string, ChildProcess>>,
): Promise<ChildProcess> {
  const delivered = new Map<string, number>();
  let victim: string | null = null;
  storage.setFault(({ method, url = '', headers }) => {
    const name = NAME_IN_AGENT.exec(headers['user-agent'] ?? '')?.[1] ?? '';
    if (name === victim) return 503;
    if (victim !== null || method !== 'PUT' || !url.includes('/newsDetail/')) return null;
    const count = (delivered.get(name) ?? 0) + 1;
    delivered.set(name, count);
    if (count <= 2) return null;
    victim = name;
    named[name]?.kill('SIGKILL');
    return 503;
  });
  await expect.poll(() => victim, WAIT).not.toBeNull();
  const machine = named[victim ?? ''];
  if (!machine) throw new Error('the storage does not know the machine');
  if (machine.signalCode === null) await once(machine, 'exit');
  return machine;
}

async function ask(machine: ChildProcess, message: ToMachine): Promise<FromMachine> {
  machine.send(message);
  const [answer] = await once(machine, 'message');
  return answer;
}

const tell = (machine: ChildProcess, event: ContentEvent) => ask(machine, { event });

async function isQuiet(machine: ChildProcess): Promise<boolean> {
  const { queue, sweep } = (await ask(machine, 'status')) as PublisherStatus;
  return sweep !== null && queue.waiting + queue.active + queue.retrying === 0;
}

/** Sweeps the site and waits until everything is published. */
async function sweep(machine: ChildProcess): Promise<void> {
  const since = Date.now();
  await tell(machine, { kind: 'site', ids: [] });
  const isSwept = async () => {
    const status = (await ask(machine, 'status')) as PublisherStatus;
    return (status.sweep?.startedAt ?? 0) >= since;
  };
  await expect.poll(isSwept, WAIT).toBe(true);
  await expect.poll(() => isQuiet(machine), WAIT).toBe(true);
}

const keyOf = (name: string) => `${test.settings.siteBase.slice(1)}/${name}`;

async function readBucket(): Promise<Record<string, string>> {
  const keys = await storage.listKeys();
  const read = async (key: string) =>
    [key, (await storage.readObject(key)).body.toString()] as const;
  return Object.fromEntries(await Promise.all(keys.map(read)));
}

/** Returns what a bake from nothing writes, by the keys of the bucket. */
async function bakeFromNothing(): Promise<Record<string, string>> {
  const outDir = path.join(runs.dir, 'fresh');
  const { settings } = test;
  const answer = await bake({
    settings,
    outDir,
    buildsDir: runs.buildsDir,
    databaseUrl: requireDatabaseUrl(),
  });
  expect(answer.ok).toBe(true);
  // Storage has the page in place of a link to it.
  const entries = await readdir(outDir, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(outDir, path.join(entry.parentPath, entry.name)));
  const read = async (name: string) =>
    [keyOf(name), await readFile(path.join(outDir, name), 'utf8')] as const;
  return Object.fromEntries(await Promise.all(names.map(read)));
}

/** Returns the digests of what was stored at a key, one after another, without repetitions. */
function listVersions(name: string): readonly string[] {
  const puts = storage.requests.flatMap((request, index) =>
    request.startsWith('PUT ') && request.split('?')[0]?.endsWith(`/${keyOf(name)}`)
      ? String(storage.headers[index]?.['content-md5'])
      : [],
  );
  return puts.filter((digest, index) => digest !== puts[index - 1]);
}

it('three machines with folders of their own publish one site, and one is killed', {
  tags: ['sweep'],
  timeout: LIMIT_MS,
}, async () => {
  for (const id of ARTICLES) edit(id, 10, `旧 ${id}`);
  const [first, second, third] = [
    await startMachine('first'),
    await startMachine('second'),
    await startMachine('third'),
  ] as const;
  await expect.poll(() => isQuiet(first), WAIT).toBe(true);
  await expect
    .poll(async () => (await storage.listKeys()).length, WAIT)
    .toBeGreaterThan(ARTICLES.length);

  for (const id of ARTICLES) edit(id, 10, `新 ${id}`, Date.UTC(2026, 2, 2) + 1);
  remove(101);
  test.site.columns = { 0: ['10', '12'], 10: ['11'] };
  edit(900, 12, '新栏目');
  const events = ARTICLES.map((id): ContentEvent => ({ kind: 'article', ids: [`10/${id}`] }));
  // Nothing is delivered before all machines have received events.
  storage.setFault(({ method }) => (method === 'PUT' ? 503 : null));
  for (const [index, event] of events.slice(0, events.length / 2).entries()) {
    await tell([first, second, third][index % 3] as ChildProcess, event);
  }
  const killed = await killInDelivery({ first, second, third });
  const [one, other] = [first, second, third].filter((machine) => machine !== killed);
  if (!one || !other) throw new Error('no machine is left');
  for (const machine of [one, other]) await tell(machine, { kind: 'site', ids: [] });
  for (const [index, event] of events.slice(events.length / 2).entries()) {
    await tell(index % 2 ? one : other, event);
  }
  await sweep(other);
  await sweep(one);

  const fresh = await bakeFromNothing();
  await expect.poll(readBucket, WAIT).toEqual(fresh);
  for (const id of ARTICLES.filter((one) => one !== 101)) {
    expect(listVersions(`newsDetail/10/${id}.html`), `${id}`).toHaveLength(2);
  }
});
