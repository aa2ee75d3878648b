import { describe, expect, it } from 'vitest';
import { cleanStyle, parseColour, STYLE_PATTERN } from '../../../src/body/style.ts';

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
    expect(expected).toMatch(STYLE_PATTERN);
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
    expect(style).not.toMatch(STYLE_PATTERN);
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
