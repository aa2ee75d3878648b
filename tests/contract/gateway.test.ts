import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { hostsOf, runBake, serveExamples } from './gateway.ts';
import { addTestBuild } from './testBuilds.ts';

/** A renderer that writes what pages of articles, columns and the front page show. */
const ENTRY = `
const write = (...texts) => new Response(
  '<!doctype html><html><head><meta charset="utf-8"></head><body>' + texts.join(' ') + '</body></html>',
);
const list = ({ column, page }) => column.name + ': ' + page.list.map(({ title }) => title).join();
export async function render(url, { page, template }) {
  if (template) return write(JSON.stringify(template.data));
  if (page.route === 'home') return write(page.config.siteName, list(page.home.first));
  if (page.article) return write(page.article.title, page.article.content);
  return write(list(page.data));
}`;

it('the examples of the page about gateways are enough for article, column and front page', async () => {
  const server = await serveExamples();
  const folder = await mkdtemp(path.join(tmpdir(), 'gateway-'));
  try {
    await addTestBuild(folder, { entry: ENTRY, template: '<!doctype html>' });
    const outDir = path.join(folder, 'client');
    const baked = await runBake(['--all', '--out', outDir], hostsOf(server.url), folder);
    expect(baked).toMatchObject({ code: 0 });
    const read = (name: string) => readFile(path.join(outDir, name), 'utf8');
    expect(await read('newsDetail/12/345.html')).toContain(
      'The bridge is open <p>After two years of work the bridge',
    );
    expect(await read('columnDetail/12.html')).toContain('News: The bridge is open');
    expect(await read('home.html')).toContain('Valley Daily News: The bridge is open');
  } finally {
    await server.stop();
    await rm(folder, { recursive: true });
  }
});
