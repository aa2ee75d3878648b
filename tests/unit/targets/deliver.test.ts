import { describe, expect, it } from 'vitest';
import { type Changes, deliver } from '../../../scripts/targets/deliver.ts';
import type { DeliveredFile, Target } from '../../../scripts/targets/target.ts';
import { fail, ok } from '../../../src/model/result.ts';

const ERROR = { kind: 'server', message: 'down' } as const;

const file = (path: string, hash = 'new'): DeliveredFile => ({
  path,
  hash,
  read: async () => Buffer.from(path),
});

/** Records what it receives; refuses the paths of `refused`. */
function createFakeTarget(refused: readonly string[] = []) {
  const calls: string[] = [];
  let open = 0;
  const most = { atOnce: 0 };
  const target: Target = {
    name: 'fake',
    put: async ({ path }) => {
      calls.push(`+${path}`);
      most.atOnce = Math.max(most.atOnce, ++open);
      await Promise.resolve();
      open--;
      return refused.includes(path) ? fail(ERROR) : ok(null);
    },
    remove: async (paths) => {
      calls.push(...paths.map((path) => `-${path}`));
      return paths.filter((path) => refused.includes(path)).map((path) => ({ path, error: ERROR }));
    },
    close: () => {},
  };
  return { target, calls, most };
}

const CHANGES: Changes = {
  files: [
    file('robots.txt'),
    file('home.html'),
    file('sitemap.xml'),
    file('newsDetail/1/2.html'),
    file('_astro/a.js'),
  ],
  removed: ['_astro/old.js', 'newsDetail/1/1.html', 'columnDetail/9.html', 'columnDetail/9.xml'],
};
const ALL = [...CHANGES.files.map(({ path }) => path), ...CHANGES.removed].sort();
const unknown = () => null;

describe('deliver', () => {
  it('sends assets, pages, lists and feeds, then removes what names others first', async () => {
    const { target, calls } = createFakeTarget();
    await deliver(target, CHANGES, { known: unknown });
    expect(calls).toEqual([
      '+_astro/a.js',
      '+newsDetail/1/2.html',
      '+home.html',
      '+robots.txt',
      '+sitemap.xml',
      '-columnDetail/9.xml',
      '-columnDetail/9.html',
      '-newsDetail/1/1.html',
      '-_astro/old.js',
    ]);
  });

  it.each([
    ['_astro/a.js', ['+_astro/a.js']],
    ['newsDetail/1/2.html', ['+_astro/a.js', '+newsDetail/1/2.html']],
    ['home.html', ['+_astro/a.js', '+newsDetail/1/2.html', '+home.html']],
    [
      'robots.txt',
      ['+_astro/a.js', '+newsDetail/1/2.html', '+home.html', '+robots.txt', '+sitemap.xml'],
    ],
  ])('starts no later step and removes nothing when %s fails', async (refused, tried) => {
    const { target, calls } = createFakeTarget([refused]);
    const delivery = await deliver(target, CHANGES, { known: unknown });
    expect(calls).toEqual(tried);
    expect(delivery.failed).toEqual([{ path: refused, error: ERROR }]);
    expect(delivery.removed).toEqual([]);
    expect([...tried.map((call) => call.slice(1)), ...delivery.notTried].sort()).toEqual(ALL);
  });

  it('tries the other files of a step in which one fails', async () => {
    const files = [file('_astro/a.js'), file('_astro/b.js')];
    const { target } = createFakeTarget(['_astro/a.js']);
    const delivery = await deliver(target, { files, removed: [] }, { known: unknown });
    expect(delivery.delivered).toEqual([{ path: '_astro/b.js', hash: 'new' }]);
  });

  it('keeps what a file names when the file could not be removed', async () => {
    const { target, calls } = createFakeTarget(['newsDetail/1/1.html']);
    const delivery = await deliver(target, CHANGES, { known: unknown });
    expect(calls).not.toContain('-_astro/old.js');
    expect(delivery.failed).toEqual([{ path: 'newsDetail/1/1.html', error: ERROR }]);
    expect(delivery.removed).toEqual(['columnDetail/9.xml', 'columnDetail/9.html']);
    expect(delivery.notTried).toEqual(['_astro/old.js']);
  });

  it('does not send files that the target has', async () => {
    const { target, calls } = createFakeTarget();
    const has = (path: string) => (path === 'home.html' ? 'old' : 'new');
    const delivery = await deliver(target, { ...CHANGES, removed: [] }, { known: has });
    expect(calls).toEqual(['+home.html']);
    expect(delivery.delivered).toEqual([{ path: 'home.html', hash: 'new' }]);
    expect(delivery.unchanged).toHaveLength(4);
  });

  it('does not remove a path that has a file', async () => {
    const { target, calls } = createFakeTarget();
    await deliver(target, { files: [file('a.svg')], removed: ['a.svg'] }, { known: unknown });
    expect(calls).toEqual(['+a.svg']);
  });

  it('sends a limited number of files at the same time', async () => {
    const files = Array.from({ length: 20 }, (_, i) => file(`newsDetail/1/${i}.html`));
    const { target, most } = createFakeTarget();
    await deliver(target, { files, removed: [] }, { known: unknown, filesAtOnce: 3 });
    expect(most.atOnce).toBe(3);
  });

  it('gives up after 40 failures in a row', async () => {
    const files = Array.from({ length: 100 }, (_, i) => file(`newsDetail/1/${i}.html`));
    const { target } = createFakeTarget(files.map(({ path }) => path));
    const options = { known: unknown, filesAtOnce: 1 };
    const delivery = await deliver(target, { files, removed: [] }, options);
    expect(delivery.failed).toHaveLength(40);
    expect(delivery.notTried).toHaveLength(60);
  });
});
