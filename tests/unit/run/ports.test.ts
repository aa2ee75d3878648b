import { createServer } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { findFreePort, localVariables, readPort, requirePort } from '../../../scripts/run/ports.ts';

describe('settings that follow the ports', () => {
  it('change every address of the site and of the embedded origin, and nothing else', () => {
    expect(localVariables({ site: 5001, origin: 5002 })).toEqual({
      SITE_URL: 'http://localhost:5001',
      API_URL: 'http://localhost:5002/app_if',
      NIS_URL: 'http://localhost:5002/nis',
      SSO_URL: 'http://localhost:5002/sso',
      ADV_URL: 'http://localhost:5002/adv-appif-server',
      MVOD_URL: 'http://localhost:5002/mvod_if',
      MAM_URL: 'http://localhost:5002/mam',
      MINIO_URL: 'http://localhost:5002/minio',
    });
  });

  it('have the port of the site that begins with the digits of the other default', () => {
    const { SITE_URL } = localVariables({ site: 43_221, origin: 5002 });
    expect(SITE_URL).toBe('http://localhost:43221');
  });

  it('are empty for the default ports', () => {
    expect(localVariables({ site: 4321, origin: 4322 })).toEqual({});
  });
});

describe('a port given by a variable', () => {
  afterEach(() => vi.unstubAllEnvs());

  it.each([
    ['absent', undefined, 4321],
    ['empty', '', 4321],
    ['a number', '8080', 8080],
  ])('%s', (_, value, port) => {
    vi.stubEnv('A_PORT', value);
    expect(readPort('A_PORT', 4321)).toBe(port);
  });

  it.each(['0', '65536', '80a', '-1', '1e3', '8080.5'])('rejects %s with its name', (value) => {
    vi.stubEnv('A_PORT', value);
    expect(() => readPort('A_PORT', 4321)).toThrow(
      `A_PORT: "${value}" is not allowed. Allowed: a port from 1 to 65535.`,
    );
  });
});

/** Below the ports that systems give to any program that asks, and another one for each process. */
const OWN_PORT = 20_000 + (process.pid % 10_000);

describe.each(['127.0.0.1', '::'])('a port that is taken on %s', (host) => {
  it('is reported with its variable, and the next free port is found', async () => {
    const server = createServer();
    const port = await findFreePort(OWN_PORT);
    await new Promise<void>((resolve) => server.listen(port, host, resolve));
    try {
      await expect(requirePort('A_PORT', port)).rejects.toThrow(
        new RegExp(`^Port ${port} is taken: .*A_PORT`),
      );
      const next = await findFreePort(port);
      expect(next).toBeGreaterThan(port);
      expect(await findFreePort(port, next)).toBeGreaterThan(next);
    } finally {
      await new Promise((resolve) => server.close(resolve));
    }
    await expect(requirePort('A_PORT', port)).resolves.toBeUndefined();
    expect(await findFreePort(port)).toBe(port);
  });
});
