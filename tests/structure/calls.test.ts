import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatCallDocument, listCallUses } from '../../scripts/docs/formatCallDocument.ts';
import { CALL_TABLE } from '../../src/api/forms/callTable.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Calls that no page sends, and why. */
const UNUSED: Readonly<Record<string, string>> = {
  '/adv-appif-server/getAdv': 'its meaning is not documented (decision 0073)',
  '/mvod_if/articleApp/attach': 'its meaning is not documented (decision 0073)',
};

/** Paths of calls in the code, as text. */
const PATH =
  /['`](\/(?:base_url|nis_url|mvod_if|adv-appif-server|mam_url|minio_url)\/[A-Za-z][\w/-]*)['`]/g;

const uses = listCallUses();

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

  it('is in src/docs/calls.md (update: node scripts/callDocument.ts)', () => {
    expect(readFileSync(join(ROOT, 'src/docs/calls.md'), 'utf8')).toBe(formatCallDocument(uses));
  });
});
