import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { stateDirOf } from '../../scripts/bake/folderLock.ts';
import { describeNewToken, findOperatorToken } from '../../scripts/publish/operatorToken.ts';

let dir: string;
let outDir: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'token-'));
  outDir = path.join(dir, 'client');
});
afterEach(() => rm(dir, { recursive: true, force: true }));

describe('the token of the status page', () => {
  it('is made at the first start, kept beside the pages, and said once', async () => {
    const made = await findOperatorToken(undefined, outDir);
    expect(made).toMatchObject({ text: expect.stringMatching(/^[\w-]{32}$/), isNew: true });
    const said = describeNewToken(made, 'http://127.0.0.1:4400');
    for (const part of ['http://127.0.0.1:4400/', made.text, made.file ?? '']) {
      expect(said).toContain(part);
    }
    expect(await findOperatorToken(undefined, outDir)).toEqual({ ...made, isNew: false });
  });

  it('is in a file that only its owner can read', async () => {
    const { file, text } = await findOperatorToken(undefined, outDir);
    expect(await readFile(file ?? '', 'utf8')).toBe(`${text}\n`);
    expect((await stat(file ?? '')).mode & 0o777).toBe(0o600);
    expect(await readdir(stateDirOf(outDir)), 'nothing else is left').toEqual(['operatorToken']);
  });

  it('is one for publishers that start at the same time', async () => {
    const all = await Promise.all([1, 2, 3, 4].map(() => findOperatorToken(undefined, outDir)));
    expect(new Set(all.map(({ text }) => text)).size).toBe(1);
    expect(all.filter(({ isNew }) => isNew)).toHaveLength(1);
  });

  it.each(['', '\n', 'short', 'two words that are long enough 12'])(
    'is made again when its file has %j',
    async (damaged) => {
      const { file, text } = await findOperatorToken(undefined, outDir);
      await writeFile(file ?? '', damaged);
      const again = await findOperatorToken(undefined, outDir);
      expect(again).toMatchObject({ text: expect.stringMatching(/^[\w-]{32}$/), isNew: true });
      expect(again.text).not.toBe(text);
    },
  );

  it('is that of the settings where they have one, and nothing is stored', async () => {
    const token = await findOperatorToken('a-token-of-operators', outDir);
    expect(token).toEqual({ text: 'a-token-of-operators', file: null, isNew: false });
    expect(await readdir(dir)).toEqual([]);
  });
});
