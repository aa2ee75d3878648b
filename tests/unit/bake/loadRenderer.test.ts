import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadRenderer, readHomeTemplate } from '../../../scripts/bake/loadRenderer.ts';
import { createTemplateView, type RenderPage } from '../../../scripts/bake/pageView.ts';
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
    createTemplateView({ route: 'xyRules', reading: '', config: DEFAULT_SITE_CONFIG, settings }),
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

describe('the renderer of a folder', () => {
  it('is the version that its pointer names, with the template of that version', async () => {
    await writeRenderer(dir, '"older"');
    await writeRenderer(path.join(dir, '1-7'), '"one"');
    await writeRenderer(path.join(dir, '2-7'), '"two"');
    await writeFile(path.join(dir, 'home.html'), 'older');
    await writeFile(path.join(dir, '2-7', 'home.html'), 'two');
    await writeFile(path.join(dir, 'current'), '2-7');
    expect(await renderAny(await loadRenderer(dir))).toBe('two');
    expect(await readHomeTemplate(dir)).toBe('two');
  });

  it.each(['', '..', '1-7/..', '/', 'none'])(
    'is in the folder itself when the pointer is %j',
    async (name) => {
      await writeRenderer(dir, '"older"');
      await writeFile(path.join(dir, 'current'), name);
      expect(await renderAny(await loadRenderer(dir))).toBe('older');
    },
  );

  it('is missing when its version is missing', async () => {
    await writeRenderer(dir, '"older"');
    await writeFile(path.join(dir, 'current'), '3-7');
    await expect(loadRenderer(dir)).rejects.toThrow("run 'npm run build'");
  });
});
