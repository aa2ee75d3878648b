import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { startOrigin } from '../../scripts/origin/server.ts';

export type Wire = Record<string, unknown>;
export type Values = Readonly<Record<string, string | number>>;

export interface Body {
  readonly status: number;
  readonly message: string;
  readonly data: Wire;
}

export interface SsoBody extends Body {
  readonly code: number;
  readonly msg: string;
  readonly value: Wire;
  readonly error: string | null;
}

export interface MemberLogin {
  readonly uid: number;
  readonly userid: number;
  readonly token: string;
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** Address of the site's pages in these tests. */
export const PAGES = 'https://news.example.test/displayTemplate/news';

interface RunOptions {
  /** What a test stored stays for the next one; otherwise the origin is as new after each test. */
  readonly keepsState?: boolean;
}

/**
 * A running origin of a test file's own, asked over the network. Its clock goes on as the test
 * says.
 */
export function runOrigin({ keepsState = false }: RunOptions = {}) {
  let stop = async () => {};
  let dataDir = '';
  let ahead = 0;
  const state = { url: '' };
  const now = () => Date.now() + ahead;

  const start = async () => {
    const origin = await startOrigin({ port: 0, dataDir, pages: PAGES, quiet: true, now });
    state.url = origin.url;
    stop = origin.stop;
  };

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'origin-'));
    await start();
  });
  afterEach(async () => {
    ahead = 0;
    if (keepsState) return;
    await fetch(`${state.url}/control/reset`, { method: 'POST' });
  });
  afterAll(async () => {
    await stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const send = async <T>(path: string, init?: RequestInit): Promise<T> =>
    (await (await fetch(state.url + path, init)).json()) as T;
  const get = (call: string, values: Values = {}, headers: Values = {}): Promise<Body> =>
    send(`/app_if/${call}?${form({ curVersions: 1, device: DEVICE, ...values })}`, {
      headers: texts(headers),
    });
  const post = (
    call: string,
    values: Values = {},
    headers: Values = {},
    host = 'app_if',
  ): Promise<Body> =>
    send(`/${host}/${call}`, {
      method: 'POST',
      headers: texts(headers),
      body: form({ curVersions: 1, device: DEVICE, ...values }),
    });

  return {
    state,
    /** Everything that the origin has written, as it lies on the disk. */
    readDisk: async (): Promise<string> => {
      const files = (await readdir(dataDir)).filter((name) => name.startsWith('origin.sqlite'));
      const contents = files.map((name) => readFile(join(dataDir, name), 'latin1'));
      return (await Promise.all(contents)).join('');
    },
    now,
    /** Lets the origin's clock go on. */
    wait: (ms: number) => {
      ahead += ms;
    },
    restart: async () => {
      await stop();
      await start();
    },
    get,
    post,
    sso: (call: string, values: Values = {}, headers: Values = {}): Promise<SsoBody> =>
      post(call, values, headers, 'sso') as Promise<SsoBody>,
    read: <T = Wire>(path: string): Promise<T> => send(`/control/${path}`),
    control: <T = Wire>(path: string, body: unknown): Promise<T> =>
      send(`/control/${path}`, { method: 'POST', body: JSON.stringify(body) }),
    member: (phone: string, nickname = '读者'): Promise<MemberLogin> =>
      send('/control/member', { method: 'POST', body: JSON.stringify({ phone, nickname }) }),
    /** Headers of a request that is signed after a handshake. */
    handshake: async (appID: number): Promise<Signer> => {
      const { nonce } = (await get('authinfo', { appID })).data;
      const sign = md5(`${DEVICE}${nonce}${appID}`);
      const { data } = await post('auth', { appID, nonce: String(nonce), sign });
      const { authToken, appSecret } = data as Record<string, string>;
      return (time = String(now())) => ({
        authtoken: String(authToken),
        time,
        sign: md5(`${authToken}${appSecret}${time}`),
        abc: '1',
      });
    },
  };
}

export type Signer = (time?: string) => Record<string, string>;

export const DEVICE = 'device-1';
export const md5 = (text: string): string => createHash('md5').update(text).digest('hex');
export const base64 = (text: string): string => Buffer.from(text).toString('base64');

const texts = (values: Values): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
const form = (values: Values): URLSearchParams => new URLSearchParams(texts(values));
