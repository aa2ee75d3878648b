import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadRenderer } from '../../../scripts/bake/render/loadRenderer.ts';
import { createTemplateView, type RenderPage } from '../../../scripts/bake/render/pageView.ts';
import { saveModuleFiles } from '../../../scripts/build/moduleFiles.ts';
import { DEFAULT_SITE_CONFIG } from '../../../src/model/site/normaliseSite.ts';
import { testSettings } from '../api/settings.ts';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'renderer-'));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(dir, { recursive: true, force: true });
});

/** Writes a renderer whose pages show an expression, which is evaluated when the module loads. */
async function writeRenderer(folder: string, expression: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const code = { scripts: [], styles: [], islandRuntime: [], modules: [] };
  await writeFile(path.join(folder, 'built-code.json'), JSON.stringify(code));
  await saveModuleFiles(folder, { imports: {}, files: {}, needs: {} });
  const page = '<!doctype html><html><head><meta charset="utf-8"></head><body>(';
  await writeFile(
    path.join(folder, 'entry.mjs'),
    `const value = ${expression};
     export const render = async () => new Response('${page}' + value + ')</body></html>');`,
  );
}

async function renderAny(render: RenderPage): Promise<string> {
  const settings = testSettings();
  const html = await render(
    createTemplateView({ route: 'xyRules', data: '', config: DEFAULT_SITE_CONFIG, settings }),
  );
  return /\((.*)\)/.exec(html)?.[1] ?? html;
}

describe('the build of React', () => {
  it.each([
    ['not set', undefined, 'production'],
    ['empty', '', 'production'],
    ['production', 'production', 'production'],
    ['development', 'development', 'development'],
  ])('is selected by NODE_ENV: %s', async (_, given, expected) => {
    vi.stubEnv('NODE_ENV', given);
    await writeRenderer(dir, 'process.env.NODE_ENV');
    expect(await renderAny(await loadRenderer(dir))).toBe(expected);
  });
});

it('is missing where there is no build', async () => {
  await expect(loadRenderer(dir)).rejects.toThrow("run 'npm run build'");
});
