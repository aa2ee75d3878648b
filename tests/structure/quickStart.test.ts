import { spawnSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatNginx } from '../../scripts/hosts/nginx.ts';
import { parseContentEvent } from '../../scripts/publish/contentEvent.ts';
import { publishSettingsSchema } from '../../scripts/publish/publishSettings.ts';
import { parseSettings } from '../../src/settings/settingsSchema.ts';
import { parseCommandVariables } from '../../src/settings/variables.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const PAGE = readFileSync(path.join(ROOT, 'src/docs/operate/quickStart.md'), 'utf8');
const COMMANDS = /```sh\n([\s\S]+?)```/.exec(PAGE)?.[1] ?? '';
const HOST = 'news.example.test';
const CMS = 'https://cms.example.test';
const NGINX = 'nginx';
const hasNginx = spawnSync(NGINX, ['-v']).status === 0;

/** What needs root, a network or a browser; each writes down how it was called. */
const STAND_INS: Readonly<Record<string, string>> = {
  'apt-get': '',
  useradd: '',
  npm: '',
  runuser: 'shift 3; "$@"',
  // The sources that the commands read.
  git: 'mkdir -p "$3/scripts" && cp "$SOURCES/.env.example" "$3" && cp -r "$SOURCES/scripts/deploy" "$3/scripts"',
  install: `args=(); while [ $# -gt 0 ]; do
    case "$1" in -o|-g) shift ;; *) args+=("$1") ;; esac; shift
  done; /usr/bin/install "\${args[@]}"`,
  // The publisher puts the build live.
  systemctl: 'if [ "$1" = enable ]; then mkdir -p dist/hosts && touch dist/hosts/nginx.conf; fi',
  nginx: '',
  curl: 'printf "%s\\n" "$@" > "$CALLS.curl"',
};

let dir = '';
let app = '';
let calls = '';
let result: ReturnType<typeof spawnSync>;

beforeAll(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'quick-start-'));
  app = path.join(dir, 'srv/broadsheet');
  const bin = path.join(dir, 'bin');
  for (const folder of [bin, ...['nginx/sites-enabled', 'systemd/system'].map(etc)]) {
    mkdirSync(folder, { recursive: true });
  }
  for (const [name, text] of Object.entries(STAND_INS)) {
    const file = path.join(bin, name);
    writeFileSync(file, `#!/bin/bash\nset -eu\necho "${name} $*" >> "$CALLS"\n${text}\n`);
    chmodSync(file, 0o755);
  }
  const commands = COMMANDS.replaceAll('/srv/', `${dir}/srv/`)
    .replaceAll('/etc/', `${dir}/etc/`)
    .replaceAll('<repository>', 'https://git.example.test/broadsheet')
    .replaceAll('<host>', HOST)
    .replaceAll('<content server>', CMS)
    .replaceAll('<site>', '7');
  calls = path.join(dir, 'calls');
  result = spawnSync('bash', ['--norc', '-euo', 'pipefail', '-c', commands], {
    encoding: 'utf8',
    cwd: dir,
    env: { PATH: `${bin}:${process.env.PATH}`, CALLS: calls, SOURCES: ROOT },
  });
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const etc = (name: string): string => path.join(dir, 'etc', name);
const readVariables = () => parseEnv(readFileSync(path.join(app, '.env'), 'utf8'));

describe('the quick start', () => {
  it('has ten numbered commands, which run to their end', () => {
    const numbers = [...COMMANDS.matchAll(/^# (\d+)\. /gm)].map(([, number]) => Number(number));
    expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(result.stderr).toBe('');
    expect(result.status).toBe(0);
  });

  it('calls commands of the project that exist', () => {
    const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
    const called = [...readFileSync(calls, 'utf8').matchAll(/^npm run (\S+)/gm)].map(
      ([, name]) => name,
    );
    expect(called).toEqual(['bake', 'build']);
    expect(called.filter((name) => !(name && name in scripts))).toEqual([]);
  });

  it('leaves right settings, in a file that others cannot read', () => {
    const settings = parseSettings(readVariables());
    expect(settings).toMatchObject({
      ok: true,
      value: { siteBase: '', siteUrl: `https://${HOST}`, siteId: '7', apiUrl: `${CMS}/app_if` },
    });
    expect(JSON.stringify(settings)).not.toContain('localhost');
    const publish = parseCommandVariables(publishSettingsSchema, readVariables());
    expect(publish).toMatchObject({ value: { webhookSecret: expect.stringMatching(/^\w{48}$/) } });
    expect(statSync(path.join(app, '.env')).mode & 0o777).toBe(0o640);
  });

  it('makes the folders that the unit may write, and puts its files where systemd finds them', () => {
    const unit = readFileSync(etc('systemd/system/broadsheet-publisher.service'), 'utf8');
    const folders = /^ReadWritePaths=(.+)$/m.exec(unit)?.[1]?.split(' ') ?? [];
    expect(folders.length).toBeGreaterThan(0);
    for (const folder of folders) {
      expect(existsSync(dir + folder.replace(/^-/, '')), folder).toBe(true);
    }
    expect(existsSync(etc('systemd/system/broadsheet-rules.path'))).toBe(true);
  });

  it('sends an event to the webhook that is signed and that the publisher reads', () => {
    const lines = readFileSync(`${calls}.curl`, 'utf8').split('\n');
    const headerOf = (name: string) =>
      lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? '';
    const body = lines[lines.indexOf('-d') + 1] ?? '';
    const { PUBLISH_SECRET: secret = '' } = readVariables();
    const signature = createHmac('sha256', secret)
      .update(`${headerOf('x-broadsheet-timestamp')}.${body}`)
      .digest('hex');
    expect(headerOf('x-broadsheet-signature')).toBe(`sha256=${signature}`);
    expect(parseContentEvent(body).ok).toBe(true);
  });

  it.skipIf(!hasNginx)('has a host file that nginx accepts (skipped without nginx)', () => {
    const settings = parseSettings(readVariables());
    if (!settings.ok) throw new Error(settings.error.problems.join('\n'));
    writeFileSync(path.join(app, 'dist/hosts/nginx.conf'), formatNginx(settings.value));
    const host = path.join(dir, 'host.conf');
    cpSync(etc('nginx/sites-enabled/broadsheet'), host);
    const text = readFileSync(host, 'utf8').replaceAll('/srv/', `${dir}/srv/`);
    // A test may have no right to the port 80.
    writeFileSync(host, text.replaceAll('80 default_server', '28080 default_server'));
    const main = path.join(dir, 'main.conf');
    writeFileSync(
      main,
      `pid ${dir}/nginx.pid; events {} http { access_log off; include ${host}; }`,
    );
    const { status, stderr } = spawnSync(NGINX, ['-t', '-e', 'stderr', '-c', main], {
      encoding: 'utf8',
    });
    expect(status, stderr).toBe(0);
  });
});
