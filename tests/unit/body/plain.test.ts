import { describe, expect, it } from 'vitest';
import { plainParagraphs } from '../../../src/body/plain.ts';

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

  it('joins the text beyond ten thousand paragraphs', () => {
    const paragraphs = plainParagraphs('<p>x</p>'.repeat(20_000));
    expect(paragraphs.match(/<p>/g)).toHaveLength(10_001);
    expect(paragraphs.match(/x/g)).toHaveLength(20_000);
  });
});
