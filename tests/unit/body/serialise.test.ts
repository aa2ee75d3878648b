import { describe, expect, it } from 'vitest';
import { serialise } from '../../../src/body/serialise.ts';
import { element, text } from '../../../src/body/tree.ts';

describe('serialise', () => {
  it.each([
    ['text', [text('a < b & c > d "e"')], 'a &lt; b &amp; c &gt; d "e"'],
    ['attributes', [element('a', { href: '/?a=1&b="<' })], '<a href="/?a=1&amp;b=&quot;&lt;"></a>'],
    ['empty attributes', [element('img', { alt: '' })], '<img alt>'],
    ['void elements', [element('br'), element('hr')], '<br><hr>'],
    ['a pre that begins with a line feed', [element('pre', {}, [text('\na')])], '<pre>\n\na</pre>'],
    ['half a surrogate pair', [text('a\ud800b')], 'a\ufffdb'],
    ['a whole surrogate pair', [text('😀')], '😀'],
    ['no comments', [{ type: 'comment' as const, value: 'x' }], ''],
  ])('%s', (_, nodes, expected) => {
    expect(serialise(nodes)).toBe(expected);
  });
});
