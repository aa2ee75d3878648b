import { describe, expect, it } from 'vitest';
import { passQueries } from '../../../scripts/build/patches/loadHelper.ts';

describe('passQueries', () => {
  it.each([
    ['a whole module', 'f(()=>import(`./a.js`),[])', 'f($=>import(`./a.js`+$))'],
    [
      'a module of a chunk with others',
      'f(()=>import(`./a.js`).then(e=>e.t),[])',
      'f($=>import(`./a.js`+$)).then(e=>e.t)',
    ],
    [
      'picked exports',
      'await f(async()=>{let{A:e}=await import(`./a.js`);return{A:e}},[])',
      'await f($=>import(`./a.js`+$))',
    ],
    [
      'picked exports of a chunk with others',
      'f(async()=>{let{A:e,B:t}=await import(`./a.js`).then(e=>e.n);return{A:e,B:t}},[]).then(o)',
      'f($=>import(`./a.js`+$)).then(e=>e.n).then(o)',
    ],
    [
      'an import that is followed by a call',
      'f(()=>import(`./a.js`).then(e=>e.run(o[0])),[]),g(1)',
      'f($=>import(`./a.js`+$)).then(e=>e.run(o[0])),g(1)',
    ],
    ['not for an address that is no chunk', 'import(e)', 'import(e)'],
  ])('adds the query to the imported address: %s', (_, code, passed) => {
    expect(passQueries(code)).toBe(passed);
  });

  it('refuses an import in another form', () => {
    expect(() => passQueries('x=import(`./a.js`)')).toThrow('x=import(`./a.js`)');
  });
});
