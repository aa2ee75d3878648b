/**
 * Parameters of a call, from query and body. Names are case-insensitive: siteId, siteID and
 * siteid are one parameter (wire 3.1).
 */
export interface Params {
  readonly has: (name: string) => boolean;
  readonly text: (name: string, fallback?: string) => string;
  /** Returns a whole number from 0 on; the fallback for anything else. */
  readonly count: (name: string, fallback?: number) => number;
  /** Returns an id; null when it is absent or malformed. */
  readonly id: (name: string) => number | null;
  /** All values of a repeatable parameter. */
  readonly all: (name: string) => readonly string[];
  /** All parameters with their original spelling. */
  readonly pairs: readonly (readonly [string, string])[];
}

const ID_PATTERN = /^\d{1,15}$/;

/** Creates parameters from pairs; of a repeated name the first value is used. */
export function createParams(sent: Iterable<readonly [string, string]>): Params {
  const pairs = [...sent];
  const values = new Map<string, string[]>();
  for (const [name, value] of pairs) {
    const key = name.toLowerCase();
    const known = values.get(key);
    if (known) known.push(value);
    else values.set(key, [value]);
  }
  const first = (name: string) => values.get(name.toLowerCase())?.[0]?.trim();
  return {
    has: (name) => values.has(name.toLowerCase()),
    text: (name, fallback = '') => first(name) ?? fallback,
    count: (name, fallback = 0) => {
      const value = first(name);
      return value && ID_PATTERN.test(value) ? Number(value) : fallback;
    },
    id: (name) => {
      const value = first(name);
      return value && ID_PATTERN.test(value) ? Number(value) : null;
    },
    all: (name) => values.get(name.toLowerCase()) ?? [],
    pairs,
  };
}

/** Reads the query and, for a POST, the form or JSON body of a request. */
export async function readParams(request: Request): Promise<Params> {
  const pairs: [string, string][] = [...new URL(request.url).searchParams];
  if (request.method === 'POST') pairs.push(...(await readBody(request)));
  return createParams(pairs);
}

async function readBody(request: Request): Promise<[string, string][]> {
  const type = request.headers.get('content-type') ?? '';
  if (type.includes('multipart/form-data')) return [];
  const text = await request.text();
  if (!type.includes('application/json')) return [...new URLSearchParams(text)];
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body !== 'object' || body === null) return [];
    return Object.entries(body).map(([name, value]) => [name, String(value)]);
  } catch {
    return [];
  }
}
