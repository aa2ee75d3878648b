import { describe, expect, it } from 'vitest';
import '../../../src/body/extra/editorStyles.ts';
import { cleanStyle, parseColour, STYLE_RULE } from '../../../src/body/style.ts';

/** Whether the sanitiser keeps the style. */
const isAllowed = (style: string) =>
  STYLE_RULE.some((rule) => rule instanceof RegExp && rule.test(style));
const clean = (style: string) => cleanStyle(style, { keepPx: false });

describe('cleanStyle', () => {
  it.each([
    ['text-align: center', 'text-align:center'],
    ['TEXT-ALIGN : JUSTIFY ;', 'text-align:justify'],
    ['text-indent: 2em', 'text-indent:2em'],
    ['font-size: 16px', 'font-size:calc(var(--text)*0.4267rem)'],
    ['font-size: 37.5px', 'font-size:calc(var(--text)*1rem)'],
    ['font-size: 12pt', 'font-size:calc(var(--text)*0.4267rem)'],
    ['font-size: 1.2em !important', 'font-size:1.2em'],
    ['font-size:.8em', 'font-size:0.8em'],
    ['font-weight: 700; font-style: italic', 'font-weight:700;font-style:italic'],
    ['text-decoration: underline solid #333', 'text-decoration:underline'],
    ['text-decoration-line: line-through', 'text-decoration:line-through'],
    ['vertical-align: super', 'vertical-align:super'],
    ['margin: 0 auto', 'margin:0 auto'],
    ['padding: 15px 7.5px', 'padding:0.4rem 0.2rem'],
    ['line-height: 1.75', 'line-height:1.75'],
    ['border: 1px solid #ccc', 'border:1px solid #ccc'],
    ['border-left: solid rgb(200, 16, 46) 3px', 'border-left:solid rgb(200,16,46) 3px'],
    ['width: 50%', 'width:50%'],
    ['float: none', 'float:none'],
    ['color: #C00', '--c:#c00'],
    ['color: rgb(51, 51, 51)', '--c:rgb(51,51,51)'],
    ['background-color: rgba(0, 0, 0, .1)', '--b:rgba(0,0,0,.1)'],
    ['background: #fff url(https://img.example.test/a.png) no-repeat', '--b:#fff'],
    ['background: yellow', '--b:yellow'],
    ['color: red; /* ; color: blue; */ text-align: left', '--c:red;text-align:left'],
    ['color: red; color: blue', '--c:blue'],
    ['font-size: 16px; font-size: 0', 'font-size:calc(var(--text)*0.4267rem)'],
    ['font-size: 72px', 'font-size:calc(var(--text)*1.6rem)'],
    ['font-size: 400px', 'font-size:calc(var(--text)*1.6rem)'],
    ['font-size: 48pt', 'font-size:calc(var(--text)*1.6rem)'],
    ['font-size: 9rem', 'font-size:calc(var(--text)*1.6rem)'],
    ['font-size: 4.5em', 'font-size:3em'],
    ['font-size: 450%', 'font-size:300%'],
    ['display: -webkit-flex; display: flex', 'display:flex'],
    ['display: inline-flex', 'display:inline-flex'],
    ['display: inline-block; vertical-align: top', 'display:inline-block;vertical-align:top'],
    ['flex: 1', 'flex:1 1 4em'],
    ['flex: 33.33 33.33 0%', 'flex:33.33 1 4em'],
    ['flex-grow: 2; flex-shrink: 0', 'flex:2 1 4em'],
    ['flex-flow: column nowrap', 'flex-direction:column'],
    ['flex-wrap: wrap; gap: 15px', 'flex-wrap:wrap;gap:0.4rem'],
    [
      'justify-content: space-between; align-items: center',
      'justify-content:space-between;align-items:center',
    ],
    ['align-self: flex-end', 'align-self:flex-end'],
    ['max-width: 33.3%', 'max-width:33.3%'],
    ['max-width: 150px', 'max-width:4rem'],
    ['margin-top: 1em; margin: 0; margin-top: 2em', 'margin:0;margin-top:2em'],
  ])('%s becomes %s', (style, expected) => {
    expect(clean(style)).toBe(expected);
    expect(isAllowed(expected)).toBe(true);
    expect(clean(expected), 'cleaned twice').toBe(expected);
  });

  it.each([
    'display: none',
    'display: block',
    'display: -webkit-box',
    'display: grid',
    'flex: 0 0 auto',
    'flex: none',
    'flex-flow: row nowrap',
    'flex-direction: row-reverse',
    'gap: -1px',
    'max-width: 100%',
    'max-width: 677px',
    'min-width: 600px',
    'visibility: hidden',
    'position: fixed',
    'z-index: 9',
    'float: left',
    'white-space: nowrap',
    'margin: -10px',
    'margin: 0 -1em',
    'margin-left: 400px',
    'text-indent: -999px',
    'font-size: 0',
    'font-size: 1px',
    'font-size: calc(1px + 9vw)',
    'line-height: 0',
    'line-height: 1',
    'line-height: 20px',
    'width: 300px',
    'width: 900%',
    'color: transparent',
    'color: rgba(0, 0, 0, 0)',
    'color: #0000',
    'color: #ffffff00',
    'color: inherit',
    'color: var(--x)',
    'color: expression(alert(1))',
    'background: url(javascript:alert(1))',
    'background-image: url(https://img.example.test/a.png)',
    'border: 1px solid url(x)',
    'border: 90px solid red',
    'width: expression(alert(1))',
    '--x: red',
    '-moz-binding: url(x)',
    'behavior: url(x)',
    'color',
    ':red',
    '}*{color:red',
    'constructor: 1',
  ])('refuses %s', (style) => {
    expect(clean(style)).toBe('');
  });

  it('keeps pixels in content that is exempt from the conversion', () => {
    expect(cleanStyle('font-size: 16px', { keepPx: true })).toBe(
      'font-size:calc(var(--text)*16px)',
    );
  });

  it.each([
    'color:red',
    'background:red',
    'position:fixed',
    'margin:-1px',
    '--c:url(x)',
    '--c:red;',
    '--c:expression(1)',
    '',
  ])("the sanitiser's pattern refuses %s", (style) => {
    expect(isAllowed(style)).toBe(false);
  });
});

describe('cards of editors', () => {
  const ornament = (style: string) => cleanStyle(style, { keepPx: false, holds: 'nothing' });
  const text = (style: string) => cleanStyle(style, { keepPx: false, holds: 'text' });

  it.each([
    ['border-radius: 8px', 'border-radius:0.2133rem'],
    ['border-radius: 50px 0px 50% 2em', 'border-radius:1.3333rem 0rem 50% 2em'],
    ['border-radius: 999px', 'border-radius:5.3333rem'],
    ['border-top-left-radius: 100%', 'border-top-left-radius:100%'],
    [
      'border-style: none none solid solid; border-width: 1px; border-color: rgb(62, 62, 62) transparent',
      'border-style:none none solid solid;border-width:1px;border-color:rgb(62,62,62) transparent',
    ],
    [
      'border-left-width: 0.3em; border-left-style: solid',
      'border-left-width:0.3em;border-left-style:solid',
    ],
    ['border: 13px solid transparent', 'border:13px solid transparent'],
    ['border-bottom: thick double red', 'border-bottom:thick double red'],
    ['box-shadow: 0px 0px 5px #E5E5E5', 'box-shadow:0px 0px 5px #e5e5e5'],
    [
      'box-shadow: rgb(99, 99, 99) -2px 0 12.8px 0px, inset 0 1px 2px rgba(0,0,0,.2)',
      'box-shadow:rgb(99,99,99) -2px 0 12.8px 0px,inset 0 1px 2px rgba(0,0,0,.2)',
    ],
    ['transform: rotate(-3deg) !important', 'transform:rotate(-3deg)'],
    ['transform: rotateX(180deg) rotateY(180deg)', 'transform:rotatex(180deg) rotatey(180deg)'],
    ['transform: translate3d(1px, -7.5px, 0px)', 'transform:translate3d(0.0267rem,-0.2rem,0rem)'],
    ['transform: translateX(-40px)', 'transform:translatex(-0.4267rem)'],
    ['transform: skew(-15deg) scale(1)', 'transform:skew(-15deg)'],
    ['transform: scaleX(-1)', 'transform:scalex(-1)'],
    [
      'width: 60px; height: 60px; line-height: 60px',
      'width:1.6rem;min-height:1.6rem;line-height:1.6rem',
    ],
    ['width: 2em; height: 2em', 'width:2em;min-height:2em'],
  ])('%s becomes %s', (style, expected) => {
    expect(text(style)).toBe(expected);
    expect(isAllowed(expected)).toBe(true);
    expect(text(expected), 'cleaned twice').toBe(expected);
  });

  it.each([
    ['width: 0; height: 0', 'width:0;min-height:0'],
    ['width: 6px', 'width:0.16rem'],
    ['transform: rotate(90deg)', 'transform:rotate(90deg)'],
  ])('%s becomes %s where nothing is in the element', (style, expected) => {
    expect(ornament(style)).toBe(expected);
    expect(isAllowed(expected)).toBe(true);
    expect(ornament(expected), 'cleaned twice').toBe(expected);
  });

  it.each([
    'width: 0',
    'width: 6px',
    'width: 600px',
    'height: 300px',
    'height: 50%',
    'max-height: 10px',
    'line-height: 0; height: 0px',
    'border-radius: -1px',
    'border-radius: 9px / 5px',
    'border-width: 21px',
    'border-width: -1px',
    'border-style: outset',
    'border-color: url(x)',
    'border: 1px 2px solid',
    'border: 0px none',
    'border-image: url(https://img.example.test/a.png) 30',
    'box-shadow: none',
    'box-shadow: 0 0 0 400px #fff',
    'box-shadow: 1px',
    'box-shadow: 0 0 5px url(x)',
    'box-shadow: 0 0 1px red, 0 0 1px red, 0 0 1px red, 0 0 1px red',
    `box-shadow: ${'0 0 1px #000,'.repeat(100_000)}`,
    `box-shadow: ${'rgb('.repeat(300_000)}`,
    'line-height:0;'.repeat(100_000),
    'transform: none',
    'transform: rotate(0deg)',
    'transform: rotate(90deg)',
    'transform: rotateX(90deg)',
    'transform: scale(0)',
    'transform: scale(9)',
    'transform: skewX(89deg)',
    'transform: translate(-50%, -50%)',
    'transform: perspective(0px) rotate(3deg)',
    'transform: matrix(1, 0, 0, 1, 900, 0)',
    'transform: rotate(3deg',
    'transform: rotate(var(--x))',
    'transform: rotate(3deg) url(x)',
    `transform: ${'rotate(3deg) '.repeat(5)}`,
    `transform: ${'a( '.repeat(300_000)}`,
    `border: ${'a( '.repeat(30_000)}`,
    // No declaration of a text is so long.
    `color: red${' '.repeat(500)}`,
    'overflow: hidden',
    'opacity: 0',
  ])('refuses %s around a text', (style) => {
    expect(text(style)).toBe(style.includes('; height: 0px') ? 'min-height:0rem' : '');
  });

  it.each([
    'box-shadow:0 0 9999px red',
    'box-shadow:0 0 url(x)',
    'transform:matrix(1,0,0,1,0,0)',
    'transform:rotate(3deg);position:fixed',
    'transform:translate(9999px,0)',
    `margin:${'a '.repeat(100_000)}!`,
  ])("the sanitiser's pattern refuses %s", (style) => {
    expect(isAllowed(style)).toBe(false);
  });
});

describe('parseColour', () => {
  it.each([
    ['#ABC', '#abc'],
    ['#aabbccdd', '#aabbccdd'],
    ['hsl(0, 50%, 50%)', 'hsl(0,50%,50%)'],
    ['rgb(0 0 0 / 50%)', 'rgb(0 0 0/50%)'],
    ['Red', 'red'],
    ['windowtext', ''],
    ['#12', ''],
    ['rgb(0,0,0', ''],
    ['red blue', ''],
  ])('%s is %s', (value, expected) => {
    expect(parseColour(value)).toBe(expected);
  });
});
