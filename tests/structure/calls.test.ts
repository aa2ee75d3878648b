import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CALL_EXAMPLES } from '../../scripts/docs/callExamples.ts';
import { formatCallDocument, listCallUses } from '../../scripts/docs/formatCallDocument.ts';
import { recordCalls } from '../../scripts/docs/recordCalls.ts';
import { CALL_TABLE } from '../../src/api/forms/callTable.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Calls that no page sends, and why. */
const UNUSED: Readonly<Record<string, string>> = {
  '/adv-appif-server/getAdv': 'its name says no place (decision 0073)',
};

/** Functions that send the call that they are given. */
const GENERIC: readonly string[] = ['callLogin', 'hasRows', 'isAnswered', 'read', 'sendFile'];

/** Paths of calls in the code, as text. */
const PATH =
  /['`](\/(?:base_url|nis_url|mvod_if|adv-appif-server|mam_url|minio_url)\/[A-Za-z][\w/-]*)['`]/g;

const uses = listCallUses();
const sent = await recordCalls();

describe('the table of calls', () => {
  it('has every call that the code sends', () => {
    const sent = globSync(['src/**/*.ts', 'src/**/*.tsx'], { cwd: ROOT })
      .filter((file) => !file.startsWith('src/api/forms/'))
      .flatMap((file) =>
        Array.from(readFileSync(join(ROOT, file), 'utf8').matchAll(PATH), ([, path = '']) => path),
      );
    const logins = ['login', 'profile'].flatMap((file) =>
      Array.from(
        readFileSync(join(ROOT, `src/api/calls/${file}.ts`), 'utf8').matchAll(
          /callLogin\(client, '(\w+)'/g,
        ),
        ([, name = '']) => `/sso_url/${name}`,
      ),
    );
    expect(logins.length).toBeGreaterThan(5);
    expect(logins.filter((path) => !CALL_TABLE.has(path))).toEqual([]);
    expect(sent.length).toBeGreaterThan(100);
    expect(sent.filter((path) => !CALL_TABLE.has(path))).toEqual([]);
  });

  it.each(uses.map((use) => [use.path, use] as const))('%s has code that sends it', (_, use) => {
    expect(existsSync(join(ROOT, use.sentBy || '-'))).toBe(true);
  });

  it.each(uses.map((use) => [use.path, use] as const))('%s has a user', (path, { usedBy }) => {
    expect(path in UNUSED ? '' : existsSync(join(ROOT, usedBy || '-'))).toBe(
      path in UNUSED ? usedBy : true,
    );
  });

  it.each(uses.map((use) => [use.path, use] as const))('%s has a test', (_, { test }) => {
    expect(existsSync(join(ROOT, test || '-'))).toBe(true);
  });

  it('names the method and path that every call is sent with', () => {
    const named = [...CALL_TABLE.values()].map(({ forms: [form] }) =>
      form ? `${form.method.toUpperCase()} ${form.path}` : '',
    );
    expect(sent.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(named.sort());
  });

  it('is compared with a run of every function that sends a call', async () => {
    const run = new Set(CALL_EXAMPLES.map((example) => example.of));
    const files = globSync('src/api/calls/*.ts', { cwd: ROOT });
    const functions = (
      await Promise.all(
        files.map(async (file) => Object.entries<unknown>(await import(join(ROOT, file)))),
      )
    )
      .flat()
      .filter(([, value]) => /^(async )?(function \w+)?\(\s*client\b/.test(String(value)));
    expect(functions.length).toBeGreaterThan(130);
    expect(functions.filter(([name, value]) => !run.has(value) && !GENERIC.includes(name))).toEqual(
      [],
    );
  });

  it('is in src/docs/calls.md (update: node scripts/callDocument.ts)', async () => {
    const document = readFileSync(join(ROOT, 'src/docs/calls.md'), 'utf8');
    expect(document).toBe(await formatCallDocument(uses, sent));
  });
});
