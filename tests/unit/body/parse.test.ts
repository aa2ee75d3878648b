import '../../../src/body/extra/plainParagraphs.ts';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { MAX_DEPTH } from '../../../src/body/elements.ts';
import { parseHtml as parseInBrowser } from '../../../src/body/parse.browser.ts';
import { parseHtml as parseInNode } from '../../../src/body/parse.node.ts';
import { isElement, textOf } from '../../../src/body/tree.ts';
import type { Node } from '../../../src/body/types.ts';

beforeAll(() => {
  const { document, Element, Node } = new JSDOM('<!doctype html>').window;
  for (const [name, value] of Object.entries({ document, Element, Node })) {
    vi.stubGlobal(name, value);
  }
});
afterAll(() => vi.unstubAllGlobals());

const dump = (nodes: readonly Node[]): unknown[] =>
  nodes.map((node) => {
    if (isElement(node)) return [node.tagName, node.properties, ...dump(node.children)];
    return node.type === 'comment' ? { comment: node.value } : node.type === 'text' && node.value;
  });

const depth = (nodes: readonly Node[]): number =>
  Math.max(0, ...nodes.map((node) => (isElement(node) ? 1 + depth(node.children) : 0)));

describe.each([
  ['parse.node', (html: string) => parseInNode(html)],
  ['parse.browser', (html: string) => parseInBrowser(html)],
])('%s', (name, parse) => {
  it.each([
    ['a fragment', '<p>a</p>b', [['p', {}, 'a'], 'b']],
    [
      'a document: its body only',
      '<!doctype html><html class=x><head><title>t</title><meta charset=utf-8><style>p{}</style></head><body class=y><p>a</p></body></html>',
      [['p', {}, 'a']],
    ],
    ['a marker at the beginning', '<!--IMAGES#1-->text', [{ comment: 'IMAGES#1' }, 'text']],
    [
      'markers between the tags of a document',
      '<html><head><!--A--></head><!--B--><body><!--C-->x</body><!--D--></html><!--E-->',
      [
        { comment: 'A' },
        { comment: 'B' },
        { comment: 'C' },
        'x',
        { comment: 'D' },
        { comment: 'E' },
      ],
    ],
    [
      'a malformed marker as one comment',
      '<p><!--IMAGEARRAY#>0-->a</p>',
      [['p', {}, { comment: 'IMAGEARRAY#>0' }, 'a']],
    ],
    ['attribute names as in HTML', '<td colSpan=2 CLASS=a>x', ['x']],
    [
      'tables close paragraphs, as in pages with a doctype',
      '<p>a<table><td CLASS=a colSpan=2>b',
      [
        ['p', {}, 'a'],
        ['table', {}, ['tbody', {}, ['tr', {}, ['td', { class: 'a', colspan: '2' }, 'b']]]],
      ],
    ],
    [
      'templates without content',
      '<p><template><b>a</b></template>',
      [['p', {}, ['template', {}]]],
    ],
    [
      'handlers in the text of an attribute stay text',
      '<p title="set onload=x" class=\'a onclick = b\'>c',
      [['p', { title: 'set onload=x', class: 'a onclick = b' }, 'c']],
    ],
    [
      'handlers in a text stay as they are',
      '<xmp><a onclick=x></xmp>say "onload=y"',
      [['xmp', {}, '<a onclick=x>'], 'say "onload=y"'],
    ],
    ['NUL is nothing', '<\0p title="a\0b">c\0d', [['p', { title: 'ab' }, 'cd']]],
    [
      'selects as other elements, by the rules of old and new browsers alike',
      '<select><b><option>a<select><option>b</select>c</b></select>d',
      [
        ['select', {}, ['b', {}, ['option', {}, 'a', ['select', {}, ['option', {}, 'b']], 'c']]],
        'd',
      ],
    ],
  ])('%s', (_, html, expected) => {
    expect(dump(parse(html))).toEqual(expected);
  });

  it('unwraps elements beyond the depth limit and keeps the text', () => {
    const nodes = parse(
      `${'<div>'.repeat(500)}deep <b>text</b><script>x()</script><br>end${'</div>'.repeat(500)}`,
    );
    expect(depth(nodes)).toBe(MAX_DEPTH + 1);
    expect(textOf(nodes)).toBe('deep textend');
  });

  // jsdom takes half a minute for them.
  const tags = name === 'parse.browser' ? ['sweep'] : [];
  it('returns plain paragraphs for too many nodes', { tags }, () => {
    const nodes = parse(`${'<p><i>x</i></p>'.repeat(50_000)}<p>end`);
    expect(nodes.every((node) => isElement(node, 'p'))).toBe(true);
    expect(textOf(nodes)).toMatch(/end$/);
  });
});

// jsdom parses noscript as with scripts enabled; tests/security compares Chromium with the build.
it('parse.node parses the content of noscript as elements', () => {
  expect(dump(parseInNode('<p><noscript><b>a</b></noscript>'))).toEqual([
    ['p', {}, ['noscript', {}, ['b', {}, 'a']]],
  ]);
});
