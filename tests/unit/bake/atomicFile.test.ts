import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { removeLeftovers, writeFileAtomically } from '../../../scripts/bake/atomicFile.ts';

/** Above the largest process id of Linux (2^22): such a process never runs. */
const ENDED = 2 ** 22 + 1;

let dir: string;
let file: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'whole-'));
  file = path.join(dir, 'page.html');
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const names = async () => (await readdir(dir)).sort();

describe('a page whose bytes are unchanged', () => {
  const COPIES = [
    ['an old .br', '.br', brotliCompressSync('old')],
    ['an old .gz', '.gz', gzipSync('old')],
    ['a .gz that is longer than the page', '.gz', gzipSync('page'.repeat(10_000))],
    ['a .br of another format', '.br', Buffer.from('no brotli')],
    ['a .gz that is cut', '.gz', gzipSync('page').subarray(0, 12)],
  ] as const;

  it.each(COPIES)('gets new copies when it has %s', async (_, ending, copy) => {
    await writeFileAtomically(file, 'page', { compress: true });
    await writeFile(file + ending, copy);
    expect(await writeFileAtomically(file, 'page', { compress: true })).toBe('unchanged');
    expect(brotliDecompressSync(await readFile(`${file}.br`)).toString()).toBe('page');
    expect(gunzipSync(await readFile(`${file}.gz`)).toString()).toBe('page');
  });

  it.each(COPIES)('deletes copies without --compress when it has %s', async (_, ending, copy) => {
    await writeFileAtomically(file, 'page', { compress: true });
    await writeFile(file + ending, copy);
    expect(await writeFileAtomically(file, 'page', { compress: false })).toBe('unchanged');
    expect(await names()).toEqual(['page.html']);
  });

  it('keeps copies with the same content from any compressor', async () => {
    await writeFileAtomically(file, 'page', { compress: false });
    await writeFile(`${file}.br`, brotliCompressSync('page'));
    await writeFile(`${file}.gz`, gzipSync('page', { level: 1 }));
    const past = new Date(Date.UTC(2020, 0, 1));
    for (const name of await names()) await utimes(path.join(dir, name), past, past);
    for (const compress of [true, false]) await writeFileAtomically(file, 'page', { compress });
    for (const name of await names()) {
      expect((await stat(path.join(dir, name))).mtimeMs, name).toBe(past.getTime());
    }
    expect(await names()).toEqual(['page.html', 'page.html.br', 'page.html.gz']);
  });
});

it('writes copies that are no older than their page: the local server refuses older ones', async () => {
  await writeFileAtomically(file, 'old', { compress: true });
  await writeFileAtomically(file, 'new', { compress: true });
  const { mtimeMs } = await stat(file);
  for (const ending of ['.br', '.gz']) {
    expect((await stat(file + ending)).mtimeMs).toBeGreaterThanOrEqual(mtimeMs);
  }
});

describe('deleting temporary files', () => {
  const own = `.feed.xml.${process.pid}-0-3.tmp`;
  const MINUTE = 60_000;

  it.each([
    ['removes one of an ended process', `.page.html.br.${ENDED}-0-3.tmp`, 0, []],
    ['removes that of an asset', `.core.Ab-1_x.js.${ENDED}-0-3.tmp`, 0, []],
    ['keeps one of this process', own, 0, [own]],
    // A container uses the same process ids after each start.
    ['removes one of an ended process that had the id of this one', own, MINUTE, []],
    ['keeps one of another running process', '.a.txt.1-0-3.tmp', 0, ['.a.txt.1-0-3.tmp']],
    ['removes one that is too old to be in use', '.a.txt.1-0-3.tmp', 61 * MINUTE, []],
    ['keeps files of other programs', '.a.txt.tmp', 61 * MINUTE, ['.a.txt.tmp']],
  ] as const)('%s', async (_, name, beforeStartMs, left) => {
    const leftover = path.join(dir, name);
    await writeFile(leftover, '');
    const start = Date.now() - process.uptime() * 1000;
    const written = new Date(beforeStartMs === 0 ? Date.now() : start - beforeStartMs);
    await utimes(leftover, written, written);
    await removeLeftovers(dir);
    expect(await names()).toEqual(left);
  });

  it('does nothing without a folder', async () => {
    await expect(removeLeftovers(path.join(dir, 'none'))).resolves.toBeUndefined();
  });
});
