import { describe, expect, it } from 'vitest';
import { parseAstro, parseModule } from '../../../scripts/build/sheets/collectUsedClasses.ts';

const parse = (code: string, name = 'A.tsx') => parseModule(`/src/ui/${name}`, code);
const classesOf = (code: string, name?: string) => [...parse(code, name).classes].sort();

describe('parseModule', () => {
  it('reads the classes of attributes, also in conditional expressions', () => {
    expect(classesOf('<p className="row flex" />')).toEqual(['flex', 'row']);
    expect(classesOf("<p className={a ? 'on' : 'off'} />")).toEqual(['off', 'on']);
    expect(classesOf("<Icon iconClassName='big' />")).toEqual(['big']);
  });

  it('reads constants that list classes, in files with markup only', () => {
    const code = "const BUTTON = 'flex text-30';";
    expect(classesOf(code)).toEqual(['flex', 'text-30']);
    expect(classesOf(code, 'a.ts')).toEqual([]);
    expect(classesOf("const kind = 'flex';")).toEqual([]);
  });

  it('reads the classes that content may have', () => {
    expect(classesOf("const allowed = [['class', 'pic', 'embed wide']];", 'a.ts')).toEqual([
      'class',
      'embed',
      'pic',
      'wide',
    ]);
  });

  it('reads the beginning of a class that ends in an expression', () => {
    const { classes, prefixes } = parse('<li className={`row row-$' + '{look} end`} />');
    expect([...classes].sort()).toEqual(['end', 'row']);
    expect([...prefixes]).toEqual(['row-']);
  });

  it('reads custom elements', () => {
    expect(classesOf('<part-strip><p /></part-strip>')).toEqual(['part-strip']);
  });

  it('separates static from dynamic imports, and omits types and packages', () => {
    const { imports, dynamicImports } = parse(`
      import { a } from './a.ts';
      import { type B, c } from '../c.tsx';
      import type { D } from './d.ts';
      import { type E } from './e.ts';
      export { f } from './f.ts';
      import url from '../styles/g.css?url';
      import React from 'react';
      const late = () => import('./h.tsx');
    `);
    expect(imports).toEqual(['/src/ui/a.ts', '/src/c.tsx', '/src/ui/f.ts']);
    expect(dynamicImports).toEqual(['/src/ui/h.tsx']);
  });
});

it('parseAstro reads frontmatter and markup, and no script', () => {
  const facts = parseAstro(
    '/src/pages/a.astro',
    `---
import { A } from '../ui/A.tsx';
---
<div class="page wide"><ad-slot /></div>
<script>
  import { start } from '../elements/start.ts';
</script>
`,
  );
  expect(facts.imports).toEqual(['/src/ui/A.tsx']);
  expect([...facts.classes].filter((name) => name !== '').sort()).toEqual([
    'ad-slot',
    'page',
    'wide',
  ]);
});
