import { describe, expect, it } from 'vitest';
import { moduleConstants } from '../../../scripts/build/moduleConstants.ts';

/** What the build takes for a module; null for the module itself. */
const load = (id: string, hidesDrafts: boolean) => {
  const plugin = moduleConstants('model/article/hidesDrafts.ts', { HIDES_DRAFTS: hidesDrafts });
  return (plugin.load as (id: string) => string | null)(id);
};

const MODULE = '/site/src/model/article/hidesDrafts.ts';

describe('a build', () => {
  it.each([
    ['shows drafts in its templates', false, 'export const HIDES_DRAFTS = false;\n'],
    ['hides them with HIDE_DRAFTS', true, 'export const HIDES_DRAFTS = true;\n'],
  ])('%s', (_, setting, code) => expect(load(MODULE, setting)).toBe(code));

  it('has every other module as it is', () =>
    expect(load('/site/src/model/article/articleState.ts', true)).toBeNull());
});
