import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { scaleLimit } from '../../scripts/test/pace.ts';
import { content, row, serveSite, testSite } from '../unit/bake/site.ts';
import { bakeRuns } from './bakeRuns.ts';

const PROGRAM = fileURLToPath(new URL('./killedBake.ts', import.meta.url));
const runs = bakeRuns();
const execute = promisify(execFile);

/** Returns the files whose compressed copy has other content or is missing, and copies without a file. */
async function listWrongCopies(names: readonly string[], isMissingWrong: boolean) {
  const wrong: string[] = [];
  for (const [ending, decompress] of [
    ['.br', brotliDecompressSync],
    ['.gz', gunzipSync],
  ] as const) {
    for (const name of names.filter((name) => /\.(?:html|xml|txt)$/.test(name))) {
      const copy = path.join(runs.outDir, name + ending);
      const file = await readFile(path.join(runs.outDir, name));
      const bytes = names.includes(name + ending) ? decompress(await readFile(copy)) : null;
      if (bytes === null ? isMissingWrong : !bytes.equals(file)) wrong.push(name + ending);
    }
    for (const name of names.filter((name) => name.endsWith(ending))) {
      if (!names.includes(name.slice(0, -ending.length))) wrong.push(name);
    }
  }
  return wrong;
}

/** Kills runs at so many points of their work, and looks for files that are wrong. */
async function killRuns(kills: number): Promise<void> {
  const site = testSite();
  const { server, settings } = await serveSite(site);
  try {
    const bake = (killBefore: number) =>
      execute(process.execPath, [
        PROGRAM,
        ...[String(killBefore), runs.outDir, runs.buildsDir, JSON.stringify(settings)],
      ]);
    /** Changes the content of every page and feed. */
    const edit = (round: number) => {
      const facts = (id: number) => ({
        title: `标题 ${id}.${round}`,
        version: Date.UTC(2026, 2, 2) + round,
      });
      for (const id of [1, 2, 3]) {
        site.contents[id] = content(id, id === 3 ? 11 : 10, facts(id));
      }
      site.lists[10] = [row(1, 10, facts(1)), row(2, 10, facts(2))];
      site.lists[11] = [row(3, 11, facts(3))];
    };
    await runs.run('--all --compress', site);
    edit(0);
    const changes = Number((await bake(0)).stdout);
    expect(changes).toBeGreaterThan(kills * 5);

    for (let kill = 1; kill <= kills; kill++) {
      edit(kill);
      const killed = await bake(Math.round((kill * changes) / (kills + 1))).catch((error) => error);
      expect(killed.signal).toBe('SIGKILL');
      expect(await listWrongCopies(await runs.pages(), false), `kill ${kill}`).toEqual([]);
    }
    // Pages that the last kill was too early for are unchanged now.
    edit(kills - 1);
    await bake(0);
    const names = await runs.pages();
    expect(names.filter((name) => name.endsWith('.tmp'))).toEqual([]);
    expect(await listWrongCopies(names, true)).toEqual([]);
  } finally {
    await server.stop();
  }
}

it('bakes killed three times leave no stale copy, and a whole run leaves no temporary file', () =>
  killRuns(3));

it(
  'bakes killed ten times leave no stale copy',
  { tags: ['sweep'], timeout: scaleLimit(300_000) },
  () => killRuns(10),
);
