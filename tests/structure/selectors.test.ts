import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { HOOK } from '../helpers/locators.ts';
import { findClassSelectors } from './selectors.ts';

const TESTS = join(import.meta.dirname, '..');

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
    const files = globSync(['e2e/**/*.ts', 'security/**/*.e2e.ts'], { cwd: TESTS });
    expect(files.length).toBeGreaterThan(60);
    const found = files.flatMap((file) =>
      findClassSelectors(file, readFileSync(join(TESTS, file), 'utf8')).map(
        (place) => `${file}:${place}`,
      ),
    );
    expect(found).toEqual([]);
  });

  it('have no two names for one part', () => {
    const selectors = Object.values(HOOK);
    expect(selectors.filter((selector, at) => selectors.indexOf(selector) !== at)).toEqual([]);
  });
});
