import postcss from 'postcss';
import { expect, it } from 'vitest';
import { textSize } from '../../../scripts/build/textSize.ts';

const process = (css: string) => postcss([textSize()]).process(css, { from: undefined }).css;

it.each([
  ['font-size: 0.48rem', 'font-size: calc(var(--text)*0.48rem)'],
  ['font-size: 13px', 'font-size: calc(var(--text)*13px)'],
  ['font-size: max(0.4rem, 16px)', 'font-size: calc(var(--text)*max(0.4rem, 16px))'],
  ['font-size: var(--body-size)', 'font-size: calc(var(--text)*var(--body-size))'],
  ['font: 400 0.4267rem / 1.5 Arial', 'font: 400 calc(var(--text)*0.4267rem) / 1.5 Arial'],
])('multiplies the size of text in %s by the reader’s text size', (css, expected) => {
  expect(process(`a{${css}}`)).toBe(`a{${expected}}`);
});

it.each([
  ['font-size: 0.85em'],
  ['font-size: inherit'],
  ['font-size: min(10vw, 54px)'],
  ['font: inherit'],
  ['width: 0.48rem'],
  ['line-height: 20px'],
])('leaves %s unchanged', (css) => {
  expect(process(`a{${css}}`)).toBe(`a{${css}}`);
});
