import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { type CommandEnv, runBakeCommand } from '../../scripts/bake/runBakeCommand.ts';
import { serverDirOf } from '../../scripts/release/builds.ts';
import { requireDatabaseUrl } from '../helpers/testDatabase.ts';
import type { TestServer } from '../unit/api/server.ts';
import { callOf, type Interfere, serveSite, type TestSite } from '../unit/bake/site.ts';
import { addTestBuild } from './testBuilds.ts';

/**
 * A built renderer whose pages have the titles of what they show; it fails for article 13, and reports
 * the lost parts that a title has as JSON.
 */
export const ENTRY = `
const write = (...texts) => new Response(
  '<!doctype html><html><head><meta charset="utf-8"></head><body>' +
    texts.join(' ') +
    '</body></html>',
);
const titles = ({ page }) => page.list.map(({ title }) => title).join();
export async function render(url, { page, template, reportLostParts }) {
  const { pathname } = new URL(url);
  if (template) return write(JSON.stringify(template.data), pathname);
  switch (page.route) {
    case 'home':
      return write('front', titles(page.home.first), pathname);
    case 'columnDetail':
    case 'columnShare':
    case 'hotPointTimeAxis': {
      const below = page.data.children.map(({ name }) => name).join();
      return write(page.data.column.name, titles(page.data), pathname, 'below: ' + below);
    }
    case 'specDetail':
      return write('special', page.special.article.title, titles(page.special), pathname);
    case 'paperSharePage':
      return write(page.paper.paper.name, page.paper.pageId, pathname);
    case 'figureDetail':
    case 'activityDetail':
      return write(JSON.stringify(page.data), pathname);
    case 'mvodShare':
    case 'minVideoDetail':
      return write(page.page.video.title, pathname);
  }
  const { id, title } = page.article;
  if (title.startsWith('[')) reportLostParts(JSON.parse(title));
  if (id === '13') return new Response('broken', { status: 500 });
  const comments = page.comments?.latest.comments.map(({ text }) => text).join() ?? '';
  const related = page.lists.related.map((item) => item.title).join();
  const reports = page.live?.reports.map(({ text }) => text).join() ?? '';
  return write(title, page.columnId, pathname, 'comments: ' + comments, related, reports);
}`;

/** The template of the front page in the build. */
export const TEMPLATE = '<!doctype html>the template';

/**
 * Creates a folder for pages and a build before every test, or one that all tests share; returns functions
 * that bake there.
 */
export function bakeRuns({ isShared = false } = {}) {
  const servers: TestServer[] = [];
  const runs = {
    dir: '',
    outDir: '',
    buildsDir: '',
    serverDir: '',
    run,
    pages,
    articles,
    read,
    page,
  };

  (isShared ? beforeAll : beforeEach)(async () => {
    runs.dir = await mkdtemp(path.join(tmpdir(), 'bake-'));
    runs.outDir = path.join(runs.dir, 'client');
    runs.buildsDir = path.join(runs.dir, 'builds');
    const build = await addTestBuild(runs.buildsDir, { entry: ENTRY, template: TEMPLATE });
    runs.serverDir = serverDirOf(build);
  });
  (isShared ? afterAll : afterEach)(async () => {
    await Promise.all(servers.splice(0).map((server) => server.stop()));
    await rm(runs.dir, { recursive: true, force: true });
  });
  return runs;

  /** Runs `npm run bake -- ARGS` against a site. */
  async function run(
    args: string,
    site: TestSite,
    interfere?: Interfere,
    more: Partial<CommandEnv> = {},
  ) {
    const { server, settings } = await serveSite(site, interfere);
    servers.push(server);
    const text = { stdout: '', stderr: '' };
    const output = (name: keyof typeof text) => ({
      write: (part: string) => {
        text[name] += part;
      },
    });
    const code = await runBakeCommand([...args.split(' '), '--out', runs.outDir], {
      loadSettings: () => settings,
      stdout: output('stdout'),
      stderr: output('stderr'),
      buildsDir: runs.buildsDir,
      storeSettings: { databaseUrl: requireDatabaseUrl() },
      ...more,
    });
    return { code, ...text, calls: server.seen.map(({ url }) => callOf(url.pathname)) };
  }

  async function pages(): Promise<string[]> {
    const { outDir } = runs;
    const names = await readdir(outDir, { recursive: true, withFileTypes: true }).catch(() => []);
    const files = names.filter((entry) => entry.isFile());
    return files
      .map((entry) => path.relative(outDir, path.join(entry.parentPath, entry.name)))
      .map((name) => name.split(path.sep).join('/'))
      .sort();
  }

  /** Returns the pages of articles. */
  async function articles(): Promise<string[]> {
    return (await pages()).filter((name) => /^(newsDetail|specDetail)\//.test(name));
  }

  function read(name: string): Promise<string> {
    return readFile(path.join(runs.outDir, name), 'utf8');
  }

  function page(ref: string): Promise<string> {
    return read(`newsDetail/${ref}.html`);
  }
}
