import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { bake } from '../../scripts/bake/bake.ts';
import type { Publisher } from '../../scripts/publish/publisher.ts';
import { listBuilds } from '../../scripts/release/builds.ts';
import type { Target } from '../../scripts/targets/target.ts';
import { fail } from '../../src/model/result.ts';
import { requireDatabaseUrl } from '../helpers/testDatabase.ts';
import { callOf } from '../unit/bake/site.ts';
import { addEdition, findEdition } from './addEdition.ts';
import { TEMPLATE } from './bakeRuns.ts';
import { createMemoryTarget, type MemoryTarget } from './memoryTarget.ts';
import { publisherRuns, WAIT } from './publisherRuns.ts';

const test = publisherRuns();
const { runs, stop, edit, isQuiet } = test;

const ARTICLES = ['10/1', '10/2', '11/3'];
let place: MemoryTarget;
beforeEach(() => {
  place = createMemoryTarget();
});

/** Starts the publisher of a machine with a folder of its own. */
const startMachine = (name: string, target: Target = place.target): Promise<Publisher> =>
  test.start({
    targets: [target],
    // Of this test: the database outlives the place.
    site: path.basename(runs.dir),
    outDir: path.join(runs.dir, name),
  });

const add = (edition: string, client = {}) => addEdition(runs.buildsDir, edition, client);
const read = (name: string) => place.files.get(name) ?? '';
const listEditions = () => [
  ...new Set(ARTICLES.map((article) => findEdition(read(`newsDetail/${article}.html`)))),
];

/** Edits each article and publishes it on one of the machines. */
async function publishAll(machines: readonly Publisher[]): Promise<void> {
  for (const [index, article] of ARTICLES.entries()) {
    edit(index + 1, index < 2 ? 10 : 11, '更正');
    await machines[index % machines.length]?.receive({ kind: 'article', ids: [article] });
  }
  await expect.poll(isQuiet, WAIT).toBe(true);
}

describe('a new build on machines with folders of their own', () => {
  it('is on the target before the pages that name its assets, and those of the old one stay', async () => {
    await add('second');
    const machines = [await startMachine('one'), await startMachine('two')];
    await add('third');
    await publishAll(machines);
    await expect.poll(listEditions, WAIT).toEqual(['third']);
    await stop();
    expect(read('newsDetail.html')).toContain('third.svg');
    expect([...place.files.keys()]).toContain('_astro/second.svg');
    expect(place.broken).toEqual([]);
  });

  it('does not replace baked pages by its templates, and removes templates that it lacks', async () => {
    await add('second', { 'old.html': 'a template' });
    const fronts: string[] = [];
    const target: Target = {
      ...place.target,
      put: async (file) => {
        const result = await place.target.put(file);
        if (file.path === 'home.html') fronts.push(read('home.html'));
        return result;
      },
    };
    await startMachine('one', target);
    expect(read('old.html')).toBe('a template');
    await stop();
    fronts.length = 0;
    await add('third');
    await startMachine('two', target);
    await expect.poll(() => findEdition(read('home.html')), WAIT).toBe('third');
    expect(fronts.filter((html) => html.includes(TEMPLATE))).toEqual([]);
    expect([...place.files.keys()]).not.toContain('old.html');
  });

  it('renders no page while the target refuses its files', async () => {
    const { receive } = await startMachine('one');
    const { put } = place.target;
    let isRefusing = true;
    Object.assign(place.target, {
      put: async (file: Parameters<Target['put']>[0]) =>
        isRefusing && file.path.startsWith('_astro/')
          ? fail({ kind: 'server', message: 'refused' } as const)
          : put(file),
    });
    await add('second');
    edit(1, 10, '更正');
    await receive({ kind: 'article', ids: ['10/1'] });
    const isRetrying = async () => (await test.readStatus()).queue.retrying > 0;
    await expect.poll(isRetrying, WAIT).toBe(true);
    expect(listEditions()).toEqual(['first']);
    isRefusing = false;
    await expect.poll(() => read('newsDetail/10/1.html'), WAIT).toContain('更正');
    expect(place.broken).toEqual([]);
  });

  it('is rendered on another machine from the stored answers', async () => {
    for (const id of [1, 2]) edit(id, 10, `第一版 ${id}`);
    edit(3, 11, '第一版 3');
    await startMachine('one');
    await stop();
    await add('second');
    test.server.seen.length = 0;
    await startMachine('two');
    await expect.poll(listEditions, WAIT).toEqual(['second']);
    expect(read('newsDetail/10/1.html')).toContain('第一版 1');
    const asked = test.server.seen.map(({ url }) => callOf(url.pathname));
    expect(asked).not.toContain('getArticleContent');
  });

  it('waits for the next run: a run renders with the build that the targets have', async () => {
    const { settings } = test;
    const [build] = await listBuilds(runs.buildsDir);
    if (!build) throw new Error('there is no build');
    await add('second');
    const targets = { site: path.basename(runs.dir), build };
    const answer = await bake({
      settings,
      outDir: runs.outDir,
      buildsDir: runs.buildsDir,
      targets,
      databaseUrl: requireDatabaseUrl(),
    });
    expect(answer).toMatchObject({ ok: true, value: { failed: [] } });
    expect(findEdition(await runs.page('10/1'))).toBe('first');
  });
});
