import '../../../src/body/extra/plainParagraphs.ts';
import { describe, expect, it } from 'vitest';
import { parseHtml } from '../../../src/body/parse.node.ts';
import { settle } from '../../../src/body/settle.ts';
import { element, text } from '../../../src/body/tree.ts';
import type { Node } from '../../../src/body/types.ts';

const same = (nodes: readonly Node[]) => nodes;

describe('settle', () => {
  it('returns the tree that a parser creates from its HTML', () => {
    const impossible = [element('p', {}, [text('a'), element('p', {}, [text('b')])])];
    const { nodes, html } = settle(impossible, parseHtml, same);
    expect(html).toBe('<p>a</p><p>b</p><p></p>');
    expect(nodes).toEqual(parseHtml(html));
  });

  it('shows HTML that does not become stable as plain paragraphs', () => {
    const grow = (nodes: readonly Node[]) => [...nodes, element('p', {}, [text('x & y')])];
    const { nodes, html } = settle([element('div', {}, [text('a')])], parseHtml, grow);
    expect(html).toMatch(/^<p>a<\/p>(?:<p>x &amp; y<\/p>)+$/);
    expect(nodes).toEqual(parseHtml(html));
  });
});
