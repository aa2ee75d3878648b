import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { content, row, type TestSite, testSite } from '../unit/bake/site.ts';
import { bakeRuns } from './bakeRuns.ts';

/** Pages that do not show all of their content; the renderer reports what a title has as JSON. */
const runs = bakeRuns();

const IMAGE = { kind: 'image', reason: 'address', count: 2, place: 'cid:1' } as const;
const HIDDEN = { kind: 'text', reason: 'hidden', count: 9, place: 'a note' } as const;
const LINE = '1 page does not show all content (2 images): 10/1';

let site: TestSite;
beforeEach(() => {
  site = testSite();
});

/** Gives article 1 a title, as of a day in March. */
function setTitle(title: string, day: number): void {
  const facts = { title, version: Date.UTC(2026, 2, day) };
  site.contents = { ...site.contents, 1: content(1, 10, facts) };
  site.lists = { ...site.lists, 10: [row(1, 10, facts), row(2, 10)] };
}

describe('a run', () => {
  it.each(['1', '2'])(
    'names pages that lost parts, and all parts in its report: %s threads',
    async (workers) => {
      setTitle(JSON.stringify([IMAGE, HIDDEN]), 1);
      const file = path.join(runs.dir, 'report.json');
      const { code, stdout } = await runs.run(`--all --workers ${workers} --report ${file}`, site);
      expect(code).toBe(0);
      expect(stdout).toContain(`${LINE}\n`);
      const report = JSON.parse(await readFile(file, 'utf8'));
      const lost = report.pages.filter((page: object) => 'lostParts' in page);
      expect(lost).toEqual([{ page: '10/1', result: 'baked', lostParts: [IMAGE, HIDDEN] }]);
    },
  );

  it('fails with --strict, also when the page is unchanged, until the article is mended', async () => {
    setTitle(JSON.stringify([IMAGE]), 1);
    for (const result of [/^baked [1-9]/m, /^baked 0, /m]) {
      const { code, stderr } = await runs.run('--all --strict', site);
      expect(code).toBe(1);
      expect(stderr).toContain(LINE);
      expect(stderr).toMatch(result);
    }
    setTitle('更正', 2);
    const { code, stdout } = await runs.run('--all --strict', site);
    expect(code).toBe(0);
    expect(stdout).not.toContain('not show all');
  });

  it('says nothing of what was hidden on purpose', async () => {
    setTitle(JSON.stringify([HIDDEN]), 1);
    const { code, stdout } = await runs.run('--all --strict', site);
    expect(code).toBe(0);
    expect(stdout).not.toContain('not show all');
  });
});
