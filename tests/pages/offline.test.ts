import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { TESTED_FOLDERS } from '../../scripts/test/testedFolders.ts';
import {
  formatKeptPath,
  MANIFEST_FILE,
  OFFLINE_FILE,
  TOUCH_ICON_FILE,
  WORKER_FILE,
} from '../../src/model/offline/keptPages.ts';
import { isPageOf, isShell } from '../../src/worker/ownFiles.ts';
import { listBuilt, readBuilt } from '../helpers/builtFiles.ts';
import { openBuilt } from '../helpers/openBuilt.ts';

const BASE = '/displayTemplate/news';

describe('the manifest of the site', () => {
  const manifest = JSON.parse(readBuilt(MANIFEST_FILE));

  it('makes the site installable under its own name', () => {
    expect(manifest).toMatchObject({
      name: '霁川日报',
      scope: `${BASE}/`,
      start_url: `${BASE}/home.html`,
      display: 'standalone',
    });
  });

  it.each(manifest.icons as { src: string; sizes: string; purpose: string }[])(
    'has an image of the size that it names for $purpose $sizes',
    async ({ src, sizes }) => {
      const file = path.join(TESTED_FOLDERS.outDir, src.slice(`${BASE}/`.length));
      const { width, height, format } = await sharp(file).metadata();
      expect([`${width}x${height}`, format]).toEqual([sizes, 'png']);
    },
  );

  it('is named by every page, with the icon of home screens', async () => {
    const names = (await listBuilt('.html')).filter((name) => name !== OFFLINE_FILE);
    const unnamed = names.filter((name) => {
      const html = readBuilt(name);
      return ![MANIFEST_FILE, TOUCH_ICON_FILE].every((file) => html.includes(`${BASE}/${file}`));
    });
    expect(unnamed).toEqual([]);
  });
});

describe('the page of a reader without a network', () => {
  const document = openBuilt(OFFLINE_FILE);

  it('says so without JavaScript, and requests nothing', () => {
    expect(document.querySelector('h1')?.textContent).not.toBe('');
    expect(document.querySelectorAll('link[rel=stylesheet], script[src], img')).toHaveLength(0);
  });

  it('is what the worker shows in place of a page that is not kept', () => {
    expect(readBuilt(WORKER_FILE)).toContain(OFFLINE_FILE);
    expect(isShell(readBuilt(OFFLINE_FILE))).toBe(true);
  });
});

describe('the pages that a device may keep', () => {
  it('are each known to the worker as the page of their address', async () => {
    const unknown: string[] = [];
    let count = 0;
    for (const name of await listBuilt('.html')) {
      const html = readBuilt(name);
      const isKept = / data-template[ =]/.test(html.slice(0, html.indexOf('<head')));
      if (!isKept && name !== 'getUserInfo.html') continue;
      count += 1;
      if (!isPageOf(formatKeptPath(`${BASE}/${name}`, BASE), BASE, html)) unknown.push(name);
    }
    expect(unknown).toEqual([]);
    expect(count).toBeGreaterThan(100);
  });
});
