import { expect, it } from 'vitest';
import { scanTags } from '../../../scripts/build/scanTags.ts';
import { keepUsedRules, readUsedNames } from '../../../scripts/build/usedStyles.ts';

const PAGE =
  '<html><style>.in-a-sheet{}</style><body title="<table class=gone>"><ul class="row row-small"><li><p class="w-3/5 shrink-[.01] wide:flex">字</p></li></ul><!-- <table class="gone"> --></body></html>';
const left = (css: string, page = PAGE) => keepUsedRules(css, readUsedNames(scanTags(page)));

it.each([
  ['.row{a:b}'],
  ['.row-small li>p{a:b}'],
  ['.w-3\\/5{width:60%}'],
  ['.shrink-\\[\\.01\\]{flex-shrink:.01}'],
  ['.wide\\:flex{display:flex}'],
  ['.row:not([data-x] .gone):after{a:b}'],
  ['[data-theme=dark]{a:b}'],
  [':root:not([data-theme]) .row{a:b}'],
  ['*,:before{a:b}'],
  ['@media (min-width:9px){.row{a:b}}'],
  ['@font-face{a:b;}'],
])('keeps %s, which the page uses', (css) => expect(left(css)).toContain(css));

it.each([
  ['.gone{a:b}'],
  ['.row .gone{a:b}'],
  ['.row table{a:b}'],
  ['.row.gone{a:b}'],
  ['table.row{a:b}'],
  ['.row-smaller{a:b}'],
  ['@media (min-width:9px){.gone{a:b}}'],
])('removes %s, which the page does not use', (css) => expect(left(css)).toBe(''));

it('leaves no semicolon after a block: it would invalidate the next rule', () =>
  expect(left('@font-face{b:c}.row{a:b}')).toBe('@font-face{b:c}.row{a:b}'));

it('keeps an animation only when a kept rule uses it', () => {
  const turn = '@keyframes turn{to{b:c}}';
  expect(left(`${turn}.row{animation:turn 1s}`)).toBe(`.row{animation:turn 1s}${turn}`);
  expect(left(`${turn}.row{a:b}.gone{animation:turn 1s}`)).toBe('.row{a:b}');
});

it('removes unused selectors from a selector list', () =>
  expect(left('.gone,.row,.row table,p{a:b;c:d}')).toBe('.row,p{a:b;c:d}'));

it('keeps plain rules of elements for lists and quotations that code adds later', () => {
  const css = 'h1,ol,dd,blockquote{margin:0}@media print{h4{a:b}}';
  expect(left(css)).toBe(css);
});

it.each([
  ['[style*=--c]{a:b}', true],
  ['[style*="--c"]{a:b}', true],
  ['.row [style*="--b"]{a:b}', true],
  ['.row [style*="display:"]{a:b}', true],
  ['.row [style*=--d]{a:b}', false],
  ['.row [style*="flex:"]{a:b}', false],
])('keeps %s only where an inline style sets it: %s', (css, kept) => {
  const page = PAGE.replace('<p ', '<p style="--other:0;--c:red;--b:#fff;display:flex" ');
  expect(left(css, page).includes('{a:b}')).toBe(kept);
});

it.each([
  [':lang(bo) .row{a:b}', false],
  [':where(:lang(bo)){a:b}', false],
  ['.row:lang(en){a:b}', true],
  [':lang(zh) .row{a:b}', true],
])('keeps %s only where the page has content in that language: %s', (css, kept) => {
  const page = PAGE.replace('<html>', '<html lang="zh-CN">').replace('<p ', '<p lang="en" ');
  expect(left(css, page)).toBe(kept ? css : '');
});

it('keeps the order of the rules', () =>
  expect(left('.row{a:1}.gone{a:2}@media print{.row{a:3}}ul{a:4}')).toBe(
    '.row{a:1}@media print{.row{a:3}}ul{a:4}',
  ));
