import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listSites, readSite } from '../../../scripts/sites/siteFiles.ts';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'sites-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const write = (name: string, text = '') => writeFileSync(path.join(dir, name), text);

describe('listSites', () => {
  it('returns the names of the files NAME.env in order, without other files', () => {
    for (const name of ['west.env', 'east.env', 'east.env.bak', 'README.md']) write(name);
    expect(listSites(dir)).toEqual({ ok: true, value: { names: ['east', 'west'], refused: [] } });
  });

  it('names files whose names cannot be parts of addresses', () => {
    for (const name of ['east.env', '.env', 'my site.env', '-x.env']) write(name);
    const sites = listSites(dir);
    expect(sites).toMatchObject({ value: { names: ['east'] } });
    expect(sites.ok && [...sites.value.refused].sort()).toEqual(['-x.env', '.env', 'my site.env']);
  });

  it.each([
    ['a folder without such files', () => dir, 'there is no file NAME.env in '],
    ['no folder', () => path.join(dir, 'nowhere'), 'cannot be read: ENOENT'],
  ])('says what is wrong with %s', (_, find, sentence) => {
    expect(listSites(find())).toEqual({ ok: false, error: expect.stringContaining(sentence) });
  });
});

describe('readSite', () => {
  it('returns the variables of a site, as a .env file has them', () => {
    write('east.env', '# the east\nSITE_ID=2\nSITE_URL="https://east.example.test"\n');
    const value = { SITE_ID: '2', SITE_URL: 'https://east.example.test' };
    expect(readSite(dir, 'east')).toEqual({ ok: true, value });
  });

  it('names the sites that there are in place of an unknown one', () => {
    write('east.env');
    write('west.env');
    const error = `There is no site north in ${dir}. Its sites: east, west.`;
    expect(readSite(dir, 'north')).toEqual({ ok: false, error });
  });

  it('does not read outside of the folder', () => {
    mkdirSync(path.join(dir, 'inner'));
    write('outside.env');
    write('inner/east.env');
    expect(readSite(path.join(dir, 'inner'), '../outside').ok).toBe(false);
  });

  it('says when a file cannot be read', () => {
    mkdirSync(path.join(dir, 'east.env'));
    const error = expect.stringContaining('The settings of the site east cannot be read: EISDIR');
    expect(readSite(dir, 'east')).toEqual({ ok: false, error });
  });
});
