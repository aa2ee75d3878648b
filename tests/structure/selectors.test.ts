import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';
import tailwindcss from 'tailwindcss';
import { describe, expect, it } from 'vitest';
import tailwind from '../../tailwind.config.ts';
import { HOOK } from '../helpers/locators.ts';
import { findClassSelectors } from './selectors.ts';

const TESTS = join(import.meta.dirname, '..');
const findIn = (file: string): string[] =>
  findClassSelectors(file, read(file)).map((place) => `${file}:${place}`);
const read = (file: string): string => readFileSync(join(TESTS, file), 'utf8');

/** Returns those of the names that are utilities: Tailwind's, or our own of styles/utilities.css. */
async function findUtilities(names: readonly string[]): Promise<readonly string[]> {
  const sheet = `${read('../src/styles/utilities.css')}@tailwind utilities;`;
  const content = [{ raw: names.join(' ') }];
  const { css } = await postcss(tailwindcss({ ...tailwind, content })).process(sheet, { from: '' });
  return names.filter((name) => css.includes(`.${name} {`));
}

describe('selectors of browser tests', () => {
  it.each([
    ["page.locator('.toast')", ['1: .toast']],
    ["page.locator('main p.lead > a')", ['1: main p.lead > a']],
    [`page.locator(\`\${hook} .name\`)`, ['1: x .name']],
    [`page.locator(\`\${hook}.name\`)`, ['1: x.name']],
    ["element.closest('a, .row')", ['1: a, .row']],
    ["const LIST = 'section .row';\npage.locator(LIST)", ['1: section .row']],
    ["const cases = [['a.html', '.prose p']]", ['1: .prose p']],
    ['page.locator(\'[data-t="page.paper"] a[href$="/home.html"]\')', []],
    ["page.goto('home.html'); page.locator('#comments li')", []],
    [`await isSeen(page, \`\${part}, .name\`)`, ['1: x, .name']],
    [`page.locator(\`\${hook} [data-act]\`)`, []],
    ["name.endsWith('.js'); t('share.title'); path.includes('.html')", []],
  ])('finds the classes in %s', (source, expected) =>
    expect(findClassSelectors('a.ts', source)).toEqual(expected),
  );

  it('contain no class: tests/helpers/locators.ts names the parts of a page', () => {
    const files = globSync(['{budgets,e2e}/**/*.ts', 'floor/*.test.ts', 'security/**/*.e2e.ts'], {
      cwd: TESTS,
    });
    expect(files.length).toBeGreaterThan(60);
    expect(files.flatMap(findIn)).toEqual([]);
  });

  it('find no part by a utility class', async () => {
    const files = globSync(['{helpers,pages,unit}/**/*.{ts,tsx}'], { cwd: TESTS });
    const selectors = [...files.flatMap(findIn), ...Object.values(HOOK)].join('\n');
    const names = [...new Set(selectors.match(/(?<=\.)-?[a-z_][\w-]*/gi))];
    expect(names).toContain('prose');
    expect(await findUtilities([...names, 'text-32', 'sr-only'])).toEqual(['text-32', 'sr-only']);
  });

  it('have no two names for one part', () => {
    const selectors = Object.values(HOOK);
    expect(selectors.filter((selector, at) => selectors.indexOf(selector) !== at)).toEqual([]);
  });
});
