import { describe, expect, it } from 'vitest';
import { figures } from '../../../../src/body/transforms/figures.ts';
import { apply } from '../helpers.ts';

const WIDE = '<img src="/w.jpg" width="800" height="600">';
const SMALL = '<img src="/s.png" width="24" height="24">';
const UNKNOWN = '<img src="/u.jpg" width="750" height="500" data-unsized>';
const fig = (content: string) => `<figure class="pic">${content}</figure>`;

describe('figures', () => {
  it.each([
    ['alone in its paragraph', `<p>${WIDE}</p>`, fig(WIDE)],
    ['alone among blanks and breaks', `<p> &nbsp;${UNKNOWN}<br> </p>`, fig(UNKNOWN)],
    [
      'alone in inline wrappers',
      `<p><strong><span style="x">${WIDE}</span></strong></p>`,
      fig(WIDE),
    ],
    [
      'alone in a section: the section stays',
      `<section>${UNKNOWN}</section>`,
      `<section>${fig(UNKNOWN)}</section>`,
    ],
    ['alone at the top', WIDE, fig(WIDE)],
    ['two in one paragraph', `<p>${WIDE}<br>${UNKNOWN}</p>`, fig(WIDE) + fig(UNKNOWN)],
    ['in a link that stays', `<p><a href="/x">${WIDE}</a></p>`, fig(`<a href="/x">${WIDE}</a>`)],
    [
      'wide among text: the paragraph is split',
      `<p class="x">a<b>b${WIDE}c</b>d</p>`,
      `<p class="x">a<b>b</b></p>${fig(WIDE)}<p class="x"><b>c</b>d</p>`,
    ],
    ['in a heading', `<h2>${WIDE}</h2>`, fig(WIDE)],
    ['of unknown size among text: in its line', `<p>a ${UNKNOWN} b</p>`, `<p>a ${UNKNOWN} b</p>`],
    ['small among text', `<p>a ${SMALL} b</p>`, `<p>a ${SMALL} b</p>`],
    ['small and alone', `<p>${SMALL}</p>`, `<p>${SMALL}</p>`],
    [
      'in a cell',
      `<table><tbody><tr><td>${WIDE}</td></tr></tbody></table>`,
      `<table><tbody><tr><td>${fig(WIDE)}</td></tr></tbody></table>`,
    ],
    ['in a list', `<ul><li>${WIDE}</li></ul>`, `<ul><li>${fig(WIDE)}</li></ul>`],
    [
      'line breaks beside it are removed',
      `<div>a<br><br>${WIDE}<br>b</div>`,
      `<div>a${fig(WIDE)}b</div>`,
    ],
    [
      'a figure of the CMS',
      `<figure id="x">${SMALL}<figcaption>a</figcaption></figure>`,
      fig(`${SMALL}<figcaption>a</figcaption>`),
    ],
    [
      'a figure without image',
      '<figure><table><tbody></tbody></table></figure>',
      '<figure><table><tbody></tbody></table></figure>',
    ],
    [
      'in a span around blocks',
      `<span><p>a</p><p>${UNKNOWN}</p></span>`,
      `<span><p>a</p></span>${fig(UNKNOWN)}`,
    ],
  ])('%s', (_, html, expected) => {
    expect(apply(figures, html)).toBe(expected);
  });
});
