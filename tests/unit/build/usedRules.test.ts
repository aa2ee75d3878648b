import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import postcss from 'postcss';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usedRules } from '../../../scripts/build/sheets/usedRules.ts';

const FILES = {
  'src/styles/components.css': '@import "./row.css";\n@import "./card.css";\n',
  'src/styles/row.css': '',
  'src/styles/card.css': '',
  'src/styles/deferred.css': '@source "../ui/Late.tsx";\n',
  'src/pages/a.astro': "---\nimport { Row } from '../ui/Row.tsx';\n---\n<Row />\n",
  'src/ui/Row.tsx':
    "const Late = () => import('./Late.tsx');\nexport const Row = () => <p className={`row row-$" +
    '{look} flex`} />;\n',
  'src/ui/Late.tsx': 'export const Late = () => <p className="card" />;\n',
};

let root = '';
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'sheets-'));
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
});
afterAll(() => rmSync(root, { recursive: true }));

/** Returns the rules of a sheet for the page of `FILES` that has imported these sheets. */
async function reduce(imported: Readonly<Record<string, string>>, own = ''): Promise<string> {
  const from = path.join(root, 'src/styles/page.css?page=src%2Fpages%2Fa.astro');
  const sheet = postcss.parse(own, { from });
  for (const [name, css] of Object.entries(imported)) {
    sheet.append(postcss.parse(css, { from: path.join(root, 'src/styles', name) }));
  }
  const { css } = await postcss(
    usedRules(root, { content: [], theme: { spacing: { 4: '1rem' } } }),
  ).process(sheet, { from });
  return css.replace(/\s+/g, '');
}

describe('usedRules', () => {
  it('keeps the rules whose classes the modules of the page have', async () => {
    const css = '.row{a:b}.row-big .row{c:d}.row .other{e:f}';
    expect(await reduce({ 'row.css': css })).toBe('.row{a:b}.row-big.row{c:d}');
  });

  it('removes a sheet when the page has none of its own classes, with its general rules', async () => {
    const row = '.row{a:b}';
    const card = '.card{a:b}html{c:d}.row{e:f}';
    expect(await reduce({ 'row.css': row, 'card.css': card })).toBe('.row{a:b}');
  });

  it('keeps general rules of a used sheet', async () => {
    expect(await reduce({ 'row.css': '.row{a:b}html{c:d}' })).toBe('.row{a:b}html{c:d}');
  });

  it('removes groups that become empty, and animations that are not used', async () => {
    const css = '@media print{.other{a:b}}.row{animation:turn 1s}';
    const frames = '@keyframes turn{to{a:b}}@keyframes stop{to{a:b}}';
    expect(await reduce({ 'row.css': css + frames })).toBe(
      '.row{animation:turn1s}@keyframesturn{to{a:b}}',
    );
  });

  it('does not change sheets that do not belong to components', async () => {
    expect(await reduce({ 'tokens.css': '.other{a:b}' }, '.own{c:d}')).toBe('.own{c:d}.other{a:b}');
  });

  it('creates the utilities of the page', async () => {
    const css = await reduce({}, '@tailwind utilities');
    expect(css).toContain('.flex{display:flex}');
    expect(css).not.toContain('card');
  });

  it('reads values of the theme, and names one that it lacks', async () => {
    const width = (step: string) => reduce({}, `.own{width:calc(theme("spacing.${step}") + 1px)}`);
    expect(await width('4')).toBe('.own{width:calc(1rem+1px)}');
    await expect(width('5')).rejects.toThrow('the theme has no spacing.5');
  });
});
