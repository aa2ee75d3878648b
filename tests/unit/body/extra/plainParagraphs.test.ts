import { describe, expect, it } from 'vitest';
import { plainParagraphs } from '../../../../src/body/extra/plainParagraphs.ts';
import { createRowKeeper } from '../../../../src/body/keepRows.ts';

describe('plainParagraphs', () => {
  it.each([
    ['<p>a</p><p>b</p>', '<p>a</p><p>b</p>'],
    ['<div>a <b class=x>b</b><br>c</div>', '<p>a b</p><p>c</p>'],
    ['a &amp; &lt;b&gt;', '<p>a &amp; &lt;b&gt;</p>'],
    ['1 < 2 > 1', '<p>1 &lt; 2 &gt; 1</p>'],
    ['a<!-- <p>x</p> -->b', '<p>ab</p>'],
    ['a<script>if (a < b) x()</script>b', '<p>ab</p>'],
    ['a<STYLE>p{}</Style >b', '<p>ab</p>'],
    ['a<script>never ends', '<p>a</p>'],
    ['a<!doctype html>b', '<p>ab</p>'],
    ['a<', '<p>a&lt;</p>'],
    ['a<p', '<p>a</p>'],
    ['İ<script>x</script>é', '<p>İé</p>'],
    ['', ''],
  ])('%s', (html, expected) => {
    expect(plainParagraphs(html)).toBe(expected);
  });

  it.each([
    [
      '<table><tr><th>a</th><th>b</th></tr><tr><td><p>c</p><p>d</p></td><td></td><td>e</table><p>f</p>',
      '<p>a | b</p><p>c d | | e</p><p>f</p>',
    ],
    [
      '<div><img class="x" src="/a.png" width=\'3\' onload="x()">b</div>',
      '<p><img src="/a.png" width=\'3\'>b</p>',
    ],
    ['<img alt="a>b" src="/a.png"><p>c</p>', '<p><img>b" src="/a.png"&gt;</p><p>c</p>'],
  ])('with rows and images: %s', (html, expected) => {
    const paragraphs = plainParagraphs(html, createRowKeeper());
    expect(paragraphs.replace(/\s+/g, ' ').replace(/ <\/p>/g, '</p>')).toBe(expected);
  });

  it('joins the text beyond ten thousand paragraphs', () => {
    const paragraphs = plainParagraphs('<p>x</p>'.repeat(20_000));
    expect(paragraphs.match(/<p>/g)).toHaveLength(10_001);
    expect(paragraphs.match(/x/g)).toHaveLength(20_000);
  });
});
