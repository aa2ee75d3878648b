import { describe, expect, it } from 'vitest';
import { pageBreaks } from '../../../../src/body/extra/pageBreaks.ts';
import { apply } from '../helpers.ts';

describe('pageBreaks', () => {
  it.each([
    ['rule with its class', 'a<hr class="pagebreak" noshade>b', 'ab'],
    ['element', 'a<page-break></page-break>b', 'ab'],
    [
      'empty block with the style',
      'a<div style="page-break-after: always"><span>&nbsp;</span></div>b',
      'ab',
    ],
    ['word in the text', 'a_ueditor_page_break_tag_b', 'ab'],
    [
      'text with the style stays',
      '<p style="page-break-after:always">a</p>',
      '<p style="page-break-after:always">a</p>',
    ],
    ['a plain rule stays', '<hr>', '<hr>'],
  ])('%s', (_, html, expected) => {
    expect(apply(pageBreaks, html)).toBe(expected);
  });

  it('does not change 135-editor content', () => {
    expect(apply(pageBreaks, '<hr class="pagebreak">', { exempt: true })).toContain('<hr');
  });
});
