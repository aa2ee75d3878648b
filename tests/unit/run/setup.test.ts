import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const SCRIPTS = path.join(import.meta.dirname, '../../../scripts');
const LOCK = {
  '': { name: 'sample' },
  'node_modules/one': { version: '1.0.0', integrity: 'sha512-one' },
  'node_modules/for-another-platform': { version: '1.0.0', optional: true },
};
const { '': _root, 'node_modules/for-another-platform': _other, ...INSTALLED } = LOCK;

let root = '';
const write = (name: string, content: unknown) => {
  const file = path.join(root, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
};

function writeProgram(name: string): void {
  write(`bin/${name}`, '#!/bin/sh\n');
  chmodSync(path.join(root, 'bin', name), 0o755);
}

/** Runs the script in the sample checkout, with an npm that only records its call. */
function runSetup(args: string[] = [], env: Record<string, string> = {}) {
  const npm = path.join(root, 'npm-cli.js');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(root, 'scripts/setup.cjs'), ...args],
    { encoding: 'utf8', env: { PATH: path.join(root, 'bin'), npm_execpath: npm, ...env } },
  );
  return { status, text: stdout + stderr, installed: existsSync(path.join(root, 'installed')) };
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'broadsheet-setup-'));
  for (const name of ['setup.cjs', 'findChromium.cjs']) {
    cpSync(path.join(SCRIPTS, name), path.join(root, 'scripts', name));
  }
  write('package-lock.json', { packages: LOCK });
  write('node_modules/.package-lock.json', { packages: INSTALLED });
  write('node_modules/.bin/node', '');
  write('npm-cli.js', `require('fs').writeFileSync(__dirname + '/installed', process.argv[2]);`);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('setup', () => {
  it('prints nothing when all is installed, whatever the file times are', () => {
    expect(runSetup()).toEqual({ status: 0, text: '', installed: false });
  });

  it.each([
    ['nothing is installed', 'node_modules/.package-lock.json', ''],
    [
      'a version differs',
      'node_modules/.package-lock.json',
      { packages: { 'node_modules/one': { version: '0.9.0', integrity: 'sha512-one' } } },
    ],
    [
      'the content of a package differs',
      'node_modules/.package-lock.json',
      { packages: { 'node_modules/one': { version: '1.0.0', integrity: 'sha512-two' } } },
    ],
    ['a package is missing', 'node_modules/.package-lock.json', { packages: {} }],
    ['a package was removed from the lock', 'package-lock.json', { packages: { '': {} } }],
  ])('installs when %s', (_, file, content) => {
    write(file, content);
    const { status, text, installed } = runSetup();
    expect(text).toContain('npm ci');
    expect({ status, installed }).toEqual({ status: 0, installed: true });
  });

  it('reports a failed installation', () => {
    write('node_modules/.package-lock.json', '');
    write('npm-cli.js', 'process.exit(1)');
    expect(runSetup()).toMatchObject({ status: 1, text: expect.stringContaining('npm ci failed') });
  });

  it('uses the Chromium and the ffmpeg on PATH', () => {
    writeProgram('chromium');
    writeProgram('ffmpeg');
    expect(runSetup(['--browser'])).toMatchObject({ status: 0, text: '' });
  });

  it('continues without ffmpeg and reports the skipped tests', () => {
    writeProgram('chromium');
    const { status, text } = runSetup(['--browser']);
    expect(status).toBe(0);
    expect(text).toContain('tests of live streams will be skipped');
  });

  it('refuses a CHROMIUM_PATH that is no program', () => {
    const { status, text } = runSetup(['--browser'], { CHROMIUM_PATH: '/nowhere/chromium' });
    expect(status).toBe(1);
    expect(text).toContain('CHROMIUM_PATH=/nowhere/chromium');
  });
});
