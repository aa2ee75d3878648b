import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { GROUPS } from '../../../scripts/build/clientBuild.ts';

const SOURCES = globSync('src/**/*.{ts,tsx}').map((file) =>
  file.replace(/^src\//, '').replace(/\.tsx?$/, ''),
);

/** Returns one pattern for each alternative of a pattern: 'a/(?:b|c)' is 'a/b' and 'a/c'. */
function expand(pattern: string): readonly string[] {
  const [, before = '', names = '', after = ''] = /^(.*?)\(\?:([^()]*)\)(.*)$/.exec(pattern) ?? [];
  if (names === '') return [pattern];
  return names.split('|').flatMap((name) => expand(before + name + after));
}

it.each(
  GROUPS.flatMap(({ name, modules }) =>
    modules.flatMap(expand).map((pattern) => [name, pattern] as const),
  ),
)('the chunk group %s matches an existing module: %s', (_, pattern) => {
  const module = new RegExp(`^${pattern}$`);
  expect(SOURCES.some((source) => module.test(source))).toBe(true);
});
