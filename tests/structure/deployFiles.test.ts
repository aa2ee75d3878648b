import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { publishSettingsSchema } from '../../scripts/publish/publishSettings.ts';
import { listVariables } from '../../src/settings/variables.ts';

const ROOT = new URL('../../', import.meta.url);
const DEPLOY = new URL('scripts/deploy/', ROOT);

const files = readdirSync(DEPLOY).map((name) => ({
  name,
  text: readFileSync(new URL(name, DEPLOY), 'utf8'),
}));
const VARIABLES = listVariables(publishSettingsSchema);

describe('scripts/deploy', () => {
  it.each(files)('$name names only settings of the publisher that exist', ({ text }) => {
    const known = new Set(
      VARIABLES.flatMap(({ name, isSecret }) => [name, ...(isSecret ? [`${name}_FILE`] : [])]),
    );
    const named = text.match(/\bPUBLISH_[A-Z_]+/g) ?? [];
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });

  it.each(files)('$name has the default port of the publisher', ({ text }) => {
    const port = VARIABLES.find(({ name }) => name === 'PUBLISH_PORT')?.fallback;
    const ports = [...text.matchAll(/(?:127\.0\.0\.1|publisher|EXPOSE|port)[: ](44\d\d)\b/g)];
    expect(ports.map(([, named]) => named).filter((named) => named !== port)).toEqual([]);
  });

  const image = files.find(({ name }) => name === 'Containerfile')?.text ?? '';
  const readCommand = (instruction: string): readonly string[] =>
    JSON.parse(new RegExp(`${instruction} (\\[.+\\])$`, 'm').exec(image)?.[1] ?? '[]');

  it('lets the image listen where its container is reached, whatever its variables say', () => {
    const [program, ...args] = readCommand('^CMD');
    const { stdout } = spawnSync(program ?? '', [...args.slice(0, 1), 'printenv', 'PUBLISH_HOST'], {
      encoding: 'utf8',
      env: { ...process.env, PUBLISH_HOST: '127.0.0.1' },
    });
    expect(stdout).toBe('0.0.0.0\n');
  });

  it.each([
    [200, 0],
    [503, 1],
  ])('finds the health of the image in the status %i of the publisher', async (status, code) => {
    const server = createServer((_, response) => response.writeHead(status).end());
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const [, ...args] = readCommand('  CMD');
    const check = spawn(process.execPath, args, {
      env: { PUBLISH_PORT: String(port) },
      stdio: 'ignore',
    });
    expect(await once(check, 'exit')).toEqual([code, null]);
    server.close();
  });

  it('copies files into the image that exist', () => {
    const sources = [...image.matchAll(/^COPY --chown=\S+ (.+) \S+$/gm)].flatMap(
      ([, names]) => names?.split(' ') ?? [],
    );
    expect(sources).toContain('src');
    expect(sources.filter((name) => !existsSync(new URL(name, ROOT)))).toEqual([]);
  });
});
