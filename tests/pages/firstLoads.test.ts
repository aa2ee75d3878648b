import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { listFiles } from '../../scripts/build/listFiles.ts';
import { readModuleFiles } from '../../scripts/build/moduleFiles.ts';
import { attributeOf, scanTags } from '../../scripts/build/scanTags.ts';
import { ROUTE_NAMES, ROUTES, routeFile } from '../../src/routes.ts';
import { readBuilt } from '../helpers/builtFiles.ts';
import { findLiveServerDir, readLiveHomeTemplate } from '../helpers/liveBuild.ts';

/** What was accepted: the number of each page's scripts, and the modules of the pages that readers open first. */
const RECORD = 'tests/pages/firstLoads.txt';
const CURRENT = '.cache/test/firstLoads.txt';
const SCRIPT = /_astro\/.+\.js$/;
/** The pages whose modules are named: new code in them costs most readers. */
const NAMED_PAGES = ['baked-article', 'baked-home', 'newsDetail'];

const { listImports, findModule } = await readModuleFiles(await findLiveServerDir());
const MODULES = (await listFiles('src')).filter((file) => /\.tsx?$/.test(file));

const PAGES: ReadonlyMap<string, string> = new Map([
  ['baked-article', readBuilt('newsDetail/12/345.html')],
  ['baked-home', readBuilt('home.html')],
  ['home', await readLiveHomeTemplate()],
  ...ROUTE_NAMES.filter((route) => route !== 'home').map(
    (route) => [route, readBuilt(`${routeFile(ROUTES[route])}.html`)] as const,
  ),
]);

/** Returns the scripts that a page loads before a touch: islands that wait for one are not among them. */
function listScripts(html: string): ReadonlySet<string> {
  const named = scanTags(html).flatMap((tag) => {
    const address = attributeOf(tag, tag.name === 'script' ? 'src' : 'href');
    return SCRIPT.exec(address ?? '')?.[0] ?? [];
  });
  return new Set(named.flatMap((file) => [file, ...listImports(file)]));
}

/** Returns a line for each page with the number of its scripts, and one for each named page and module. */
function describeLoads(): readonly string[] {
  const scripts = new Map([...PAGES].map(([page, html]) => [page, listScripts(html)]));
  const modules = NAMED_PAGES.flatMap((page) =>
    MODULES.filter((module) => scripts.get(page)?.has(findModule(module) ?? '')).map(
      (module) => `${page} ${module}`,
    ),
  );
  return [...[...scripts].map(([page, { size }]) => `${page}: ${size}`), ...modules.sort()];
}

/** Returns what the current lines have more than the accepted ones, by name. */
function listGains(accepted: readonly string[], current: readonly string[]): readonly string[] {
  const counts = new Map(accepted.map((line) => line.split(': ') as [string, string]));
  return current.flatMap((line) => {
    const [page = '', now] = line.split(': ');
    const before = counts.get(page);
    if (now === undefined) return accepted.includes(line) ? [] : line.replace(' ', ' loads ');
    return Number(now) > Number(before ?? 0)
      ? `${page} loads ${now} scripts, not ${before ?? 0}`
      : [];
  });
}

it('no page loads a script or a module before a touch that it did not load', () => {
  const current = describeLoads();
  mkdirSync(path.dirname(CURRENT), { recursive: true });
  writeFileSync(CURRENT, `${current.join('\n')}\n`);
  const accepted = readFileSync(RECORD, 'utf8').trim().split('\n');
  expect(listGains(accepted, current), `accept it: cp ${CURRENT} ${RECORD}`).toEqual([]);
});

it('the comparison names a script and a module more, and accepts less', () => {
  const accepted = ['news: 3', 'list: 2', 'news api/a.ts', 'news api/b.ts'];
  const current = ['news: 2', 'list: 4', 'news api/b.ts', 'news api/c.ts'];
  expect(listGains(accepted, current)).toEqual([
    'list loads 4 scripts, not 2',
    'news loads api/c.ts',
  ]);
});
