import { expect, it } from 'vitest';
import { hashCode, readBuiltCode } from '../../scripts/build/builtCode.ts';
import { attributeOf, rawTextOf, scanTags } from '../../scripts/build/scanTags.ts';
import { NOTICES_FILE } from '../../src/model/about/noticesFile.ts';
import { listBuilt, readBuilt } from '../helpers/builtFiles.ts';
import { findLiveServerDir } from '../helpers/liveBuild.ts';

const code = await readBuiltCode(await findLiveServerDir());
const known = new Set([...code.scripts, ...code.islandRuntime]);
const templates = (await listBuilt('.html')).filter((name) => !name.includes('/'));

it.each(templates)('the scripts of %s are listed for the policy of baked pages', (name) => {
  const html = readBuilt(name);
  const scripts = scanTags(html).filter(
    (tag) => tag.name === 'script' && !attributeOf(tag, 'type')?.endsWith('json'),
  );
  expect(scripts.length).toBeGreaterThan(0);
  for (const tag of scripts) {
    const text = rawTextOf(html, tag);
    const module = attributeOf(tag, 'src');
    expect(module ? code.modules.has(module) : known.has(hashCode(text)), text).toBe(true);
  }
});

it('the terms of software of others are a file that the page about the site links', () => {
  const notices = readBuilt(NOTICES_FILE);
  for (const name of ['hls.js', 'mpegts.js', 'pdfjs-dist', 'react', 'nanostores', 'workbox-core'])
    expect(notices, name).toContain(`\n${name} `);
  expect(readBuilt('aboutUs.html')).toContain(`/${NOTICES_FILE}"`);
});
