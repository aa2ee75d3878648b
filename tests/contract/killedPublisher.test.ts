import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { listFiles } from '../../scripts/build/listFiles.ts';
import { scaleLimit } from '../../scripts/test/pace.ts';
import { publisherRuns, WAIT } from './publisherRuns.ts';

const PROGRAM = fileURLToPath(new URL('./killedPublisher.ts', import.meta.url));
const ARTICLES = [100, 101, 102, 103, 104, 105, 106, 107];
const LIMIT_MS = scaleLimit(600_000);
const NO_LIMITS = { percent: 100, pages: 1000 };

const test = publisherRuns();
const execute = promisify(execFile);

/** Returns the content of all files of a folder, by their path. */
async function readAll(folder: string): Promise<Record<string, string>> {
  const names = (await listFiles(folder)).sort();
  const texts = names.map((name) =>
    readFile(path.join(folder, name), /\.(?:br|gz)$/.test(name) ? 'base64' : 'utf8'),
  );
  return Object.fromEntries((await Promise.all(texts)).map((text, i) => [names[i], text]));
}

/** Numbers from 0 to 1 in an order that is the same in every run. */
function* createNumbers(): Generator<number, never> {
  for (let state = 17; ; ) {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    yield state / 2 ** 31;
  }
}

/** Kills publishers at so many points of their work, and compares what they leave with a new site. */
async function killPublishers(kills: number): Promise<void> {
  const { runs, edit, remove } = test;
  const publish = (killBefore: number, ids: readonly string[]) =>
    execute(process.execPath, [
      PROGRAM,
      ...[String(killBefore), runs.outDir, runs.buildsDir, JSON.stringify(test.settings), ...ids],
    ]);
  const editAll = (round: number) => {
    for (const id of ARTICLES) edit(id, 10, `新 ${id}.${round}`, Date.UTC(2026, 2, 2) + round);
    return ARTICLES.map((id) => `10/${id}`);
  };
  await test.bake({ compress: true });
  const changes = Number((await publish(0, editAll(1))).stdout);
  expect(changes).toBeGreaterThan(kills);

  const numbers = createNumbers();
  for (let kill = 0; kill < kills; kill++) {
    const ids = editAll(kill + 2);
    if (kill === Math.floor(kills / 2)) remove(100, 101);
    const point = 1 + Math.floor(numbers.next().value * (changes - 1));
    const killed = await publish(point, ids).catch((error) => error);
    expect(killed.signal, `kill ${kill}`).toBe('SIGKILL');
  }
  remove(102);
  const { receive } = await test.start({ compress: true, removalLimits: NO_LIMITS });
  await receive({ kind: 'article', ids: ['10/102'] });
  const isDone = async () => {
    const { queue } = await test.readStatus();
    return queue.waiting + queue.active + queue.retrying === 0;
  };
  await expect.poll(isDone, WAIT).toBe(true);
  await test.stop();

  const outDir = path.join(runs.dir, 'fresh');
  await test.bake({ outDir, compress: true });
  expect(await readAll(runs.outDir)).toEqual(await readAll(outDir));
}

it('publishers killed at two points lose nothing and leave nothing over', () => killPublishers(2));

it(
  'publishers killed at twenty points lose nothing and leave nothing over',
  { tags: ['sweep'], timeout: LIMIT_MS },
  () => killPublishers(20),
);
