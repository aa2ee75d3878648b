import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { localVariables } from '../../scripts/run/ports.ts';
import * as STORAGE_KEYS from '../../src/host/storageKeys.ts';
import { parsePageFlags } from '../../src/model/mode.ts';
import { ROUTE_NAMES, ROUTES, type RouteName, readPageParams } from '../../src/routes.ts';
import { parseSettings } from '../../src/settings/settingsSchema.ts';
import type { Settings } from '../../src/settings.ts';
import {
  type FaultyServer,
  openFaultyServer,
  SERVER_FAULTS,
  type ServerFault,
} from '../helpers/faultyServer.ts';
import { ROUTE_RECORDS, type RouteRecord } from '../helpers/routeRecords.ts';
import { runOrigin } from './originClient.ts';

/** What each route shows when the content server, or the line to it, fails. */

type Shown = 'ready' | 'loading' | 'gone' | `failed: ${string}`;
type Outcomes = Readonly<Record<ServerFault, Shown>>;

/** Failures that no page shows as missing content. */
const FAILURES = {
  'HTTP 500': 'failed: server',
  'HTTP 500 with status -1': 'failed: server',
  'HTTP 429': 'failed: server',
  'HTTP 429 with status -1': 'failed: server',
  'HTTP 503': 'failed: server',
  'an empty body': 'failed: malformed',
  'HTTP 204': 'failed: malformed',
  'half an answer': 'failed: malformed',
  'no network': 'failed: network',
  'no answer': 'failed: timeout',
} as const;

/** Answers of the server for missing content. */
const missingAs = <S extends Shown>(shown: S) => ({
  'HTTP 404': shown,
  'HTTP 404 with status -1': shown,
  'HTTP 410': shown,
  'the word empty': shown,
});

/** What the pages show whose records have these faults. */
const OUTCOMES: Readonly<Record<RouteRecord['faults'], Outcomes>> = {
  // Content that the server answers with status -1 when it is missing.
  item: { ...FAILURES, ...missingAs('gone'), 'status -1': 'gone' },
  // The server answers "empty" for a missing article; status -1 has other causes.
  article: { ...FAILURES, ...missingAs('gone'), 'status -1': 'failed: status' },
  // The page shows that there is no content, with a retry button.
  rows: { ...FAILURES, ...missingAs('failed: empty'), 'status -1': 'failed: status' },
  // A missing list has no rows.
  list: { ...FAILURES, ...missingAs('ready'), 'status -1': 'ready' },
  // A server without the call has no results of its own; the faulty one has no index either.
  search: {
    ...FAILURES,
    ...missingAs('failed: status'),
    'the word empty': 'ready',
    'status -1': 'failed: status',
  },
  // Loads only the site configuration; the page is complete without it.
  none: Object.fromEntries(SERVER_FAULTS.map((fault) => [fault, 'ready'])) as Outcomes,
};

const SITE = 'https://news.example.test/displayTemplate/news';
const MEMBER_PHONE = '13800000002';

const origin = runOrigin({ keepsState: true });
let server: FaultyServer;
let settings: Settings;
let login: readonly (readonly [key: string, value: string])[] = [];

beforeAll(async () => {
  const port = Number(new URL(origin.state.url).port);
  const parsed = parseSettings(localVariables({ site: port, origin: port }));
  if (!parsed.ok) throw new Error(parsed.error.problems.join('; '));
  settings = parsed.value;
  login = await logIn();
  stubPage();
  server = openFaultyServer();
});
afterAll(() => server.close());

/** Returns what the browser keeps of a login. */
async function logIn() {
  const tokens = await origin.member(MEMBER_PHONE, '江边读报人');
  const texts = Object.entries(tokens).map(([name, value]) => [name, String(value)]);
  return [[STORAGE_KEYS.memberTokens, JSON.stringify(Object.fromEntries(texts))]] as const;
}

/** The globals of a page, apart from its address and `fetch`. */
function stubPage(): void {
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('sessionStorage', createStorage());
  vi.stubGlobal('navigator', { userAgent: 'Browser/1', onLine: true });
  vi.stubGlobal('document', { documentElement: { dataset: {}, style: {} }, addEventListener() {} });
}

function createStorage(values: typeof login = []) {
  const stored = new Map(values);
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  };
}

/** Opens a page and returns what it shows in the end. */
async function open(route: RouteName): Promise<Shown> {
  const { address, loadedAddress = address, isOfMembers, load } = ROUTE_RECORDS[route];
  const url = new URL(`${SITE}/${loadedAddress}`);
  vi.stubGlobal('location', url);
  vi.stubGlobal('localStorage', createStorage(isOfMembers ? login : []));
  const params = readPageParams(ROUTES[route], url);
  return nameState(await load(settings, params, parsePageFlags(url.searchParams)));
}

function nameState(value: unknown): Shown {
  if (value === undefined) return 'ready';
  const { state, kind, error } = value as {
    readonly state: 'ready' | 'loading' | 'preview' | 'empty' | 'failed';
    readonly kind?: string;
    readonly error?: { readonly kind: string };
  };
  if (state === 'failed') return `failed: ${kind ?? error?.kind}`;
  if (state === 'empty') return 'gone';
  return state === 'preview' ? 'ready' : state;
}

/** Faults of a part of a page: they say nothing of the thing that the page shows. */
const PART_FAULTS: readonly ServerFault[] = [
  'HTTP 500 with status -1',
  'an empty body',
  'no answer',
];

describe.each(ROUTE_NAMES)('%s', (route) => {
  it('shows what failed, and "gone" only when the server answers so', async () => {
    server.heal();
    expect(await open(route)).toBe('ready');
    const shown: Partial<Record<ServerFault, Shown>> = {};
    for (const fault of SERVER_FAULTS) {
      server.fail(fault);
      shown[fault] = await open(route);
    }
    expect(shown).toEqual(OUTCOMES[ROUTE_RECORDS[route].faults]);
  });

  it('shows a failure when a single call fails, and loads on retry', async () => {
    server.heal();
    await open(route);
    for (const call of server.calls()) {
      for (const fault of PART_FAULTS) {
        server.fail(fault, call);
        expect(await open(route), `${call}: ${fault}`).toMatch(/^(ready|failed: (?!empty))/);
      }
    }
    server.heal();
    expect(await open(route)).toBe('ready');
  });
});
