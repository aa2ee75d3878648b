import { existsSync, readdirSync, readFileSync } from 'node:fs';
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
    const known = new Set(VARIABLES.map(({ name }) => name));
    const named = text.match(/\bPUBLISH_[A-Z_]+/g) ?? [];
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });

  it.each(files)('$name has the default port of the publisher', ({ text }) => {
    const port = VARIABLES.find(({ name }) => name === 'PUBLISH_PORT')?.fallback;
    const ports = [...text.matchAll(/(?:127\.0\.0\.1|publisher|EXPOSE|port)[: ](44\d\d)\b/g)];
    expect(ports.map(([, named]) => named).filter((named) => named !== port)).toEqual([]);
  });

  it('copies files into the image that exist', () => {
    const text = files.find(({ name }) => name === 'Containerfile')?.text ?? '';
    const sources = [...text.matchAll(/^COPY --chown=\S+ (.+) \S+$/gm)].flatMap(
      ([, names]) => names?.split(' ') ?? [],
    );
    expect(sources).toContain('src');
    expect(sources.filter((name) => !existsSync(new URL(name, ROOT)))).toEqual([]);
  });
});
