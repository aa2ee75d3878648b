import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { findPackage } from '../../../scripts/build/patches/patch.ts';
import { islandDirectives } from '../../../scripts/build/reactIslands.ts';

const bundler = path.join(findPackage('astro'), 'dist/core/client-directive/build.js');

it('gives the framework names of directives, and no code to bundle', async () => {
  const { buildClientDirectiveEntrypoint } = await import(pathToFileURL(bundler).href);
  const added: { readonly name: string; readonly entrypoint: unknown }[] = [];
  const setup = islandDirectives().hooks['astro:config:setup'];
  setup?.({ addClientDirective: (one: (typeof added)[number]) => added.push(one) } as never);
  expect(added.map(({ name }) => name)).toEqual(['eager', 'near', 'tap']);
  for (const { name, entrypoint } of added) {
    const code = await buildClientDirectiveEntrypoint(name, entrypoint, pathToFileURL('/'));
    expect(code.length, name).toBeLessThan(200);
  }
});
