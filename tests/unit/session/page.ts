import { vi } from 'vitest';

/** A browser's storage area. */
function area(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  } as unknown as Storage;
}

export interface FakePage {
  /** Addresses and forms that the page has asked for, in order. */
  readonly asked: {
    readonly name: string;
    readonly params: URLSearchParams;
    readonly headers: Headers;
  }[];
  /** Where the page has gone. */
  readonly left: string[];
  readonly count: (name: string) => number;
}

/** The globals of a page whose server answers by the name of the call; undo with `vi.unstubAllGlobals`. */
export function stubPage(
  answer: (name: string) => unknown,
  { auth = false, quiet = false, path = '/news/activityVote/1.html' } = {},
): FakePage {
  const asked: FakePage['asked'] = [];
  const left: string[] = [];
  vi.resetModules();
  vi.stubGlobal('localStorage', area());
  vi.stubGlobal('sessionStorage', area());
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('window', globalThis);
  const dataset = { ...(auth && { auth: '' }), ...(quiet && { quiet: '' }) };
  vi.stubGlobal('document', { documentElement: { dataset } });
  vi.stubGlobal('navigator', { userAgent: 'Browser/1' });
  vi.stubGlobal('location', {
    pathname: path,
    search: '?a=1',
    hash: '',
    replace: (address: string) => left.push(address),
  });
  vi.stubGlobal('fetch', async (input: unknown, init?: RequestInit) => {
    const url = new URL(String(input));
    const name = url.pathname.split('/').pop() ?? '';
    const params = init?.body instanceof URLSearchParams ? init.body : url.searchParams;
    asked.push({ name, params, headers: new Headers(init?.headers) });
    return new Response(JSON.stringify(answer(name)));
  });
  return { asked, left, count: (name) => asked.filter((one) => one.name === name).length };
}
