import { describe, expect, it } from 'vitest';
import { EXTRA_TRANSFORMS } from '../../../../src/body/extra/extraTransforms.ts';
import { needsExtra } from '../../../../src/body/needsExtra.ts';
import { parseHtml } from '../../../../src/body/parse.node.ts';
import { renderBody } from '../../../../src/body/pipeline.ts';
import { measureCpuTime } from '../../../helpers/measureCpuTime.ts';
import { input, OPTIONS, outline } from '../helpers.ts';

const render = (content: string) =>
  outline(renderBody(input(content), OPTIONS, parseHtml, EXTRA_TRANSFORMS)).replace(
    / rel="[^"]*"/g,
    '',
  );

const NONE = ' style="list-style-type:none"';

describe('ticks, answers and values', () => {
  it.each([
    [
      'tasks, without bullets',
      '<ul class="todo-list"><li><label><input type="checkbox" checked disabled><span>a</span></label></li><li><input type="checkbox"> b</li></ul>',
      `<ul${NONE}><li>☑ a</li><li>☐ b</li></ul>`,
    ],
    [
      'a task in a line',
      '<div data-w-e-type="todo"><input type="checkbox" checked>a</div>',
      '<div>☑ a</div>',
    ],
    [
      'tasks by an attribute of the item',
      '<ul><li data-list="done"><div>a</div></li><li data-list="check"><div>b</div></li></ul>',
      `<ul${NONE}><li><div>☑ a</div></li><li><div>☐ b</div></li></ul>`,
    ],
    [
      'tasks by an attribute of the list',
      '<ul data-checked="true"><li>a</li></ul><ul data-checked="false"><li>b</li></ul>',
      `<ul${NONE}><li>☑ a</li></ul><ul${NONE}><li>☐ b</li></ul>`,
    ],
    [
      'a task with a tick and an attribute',
      '<ul><li data-checked="true"><input type="checkbox" checked>a</li></ul>',
      `<ul${NONE}><li>☑ a</li></ul>`,
    ],
    ['a note with ticks', '<div><en-todo checked="true"></en-todo>a</div>', '<div>☑ a</div>'],
    [
      'a chosen answer',
      '<p><input type="radio" checked>yes <input type="radio">no</p>',
      '<p>◉ yes ○ no</p>',
    ],
    [
      'a value',
      '<p>a <input value="three"> b <input type="hidden" value="x"><input type="submit" value="Send"></p>',
      '<p>a <u>three</u> b</p>',
    ],
    [
      'options',
      '<p><select><option>a<optgroup label="g"><option>b</optgroup></select></p>',
      '<p>a / b</p>',
    ],
    ['a text', '<p><textarea>a < b\nc</textarea></p>', '<p>a &lt; b<br>c</p>'],
    [
      'a text that was not closed, with what is after it',
      '<p>a</p><textarea>b</p><p>c</p>',
      '<p>a</p>b<p>c</p>',
    ],
    [
      'areas of a map as links',
      '<map><area href="https://a.example.test/l" alt="左岸"><area href="https://www.a.example.test/r"><area href="javascript:x" alt="x"></map>',
      '<a href="https://a.example.test/l">左岸</a> · <a href="https://www.a.example.test/r">a.example.test/r</a>',
    ],
  ])('%s', (_, content, expected) => {
    expect(render(content)).toBe(expected);
    expect(needsExtra(content)).toBe(true);
  });
});

describe('lists as their editors show them', () => {
  it.each([
    [
      'bullets and numbers by attributes',
      '<ol><li data-list="bullet">a</li><li data-list="ordered">b</li></ol>',
      '<ul><li>a</li></ul><ol><li>b</li></ol>',
    ],
    [
      'depths by classes',
      '<ol><li data-list="ordered">a</li><li data-list="bullet" class="ql-indent-1">b</li><li data-list="bullet" class="ql-indent-2">c</li><li data-list="ordered">d</li></ol>',
      '<ol><li>a<ul><li>b<ul><li>c</li></ul></li></ul></li><li>d</li></ol>',
    ],
    [
      'a depth that has no parent',
      '<ul><li class="ql-indent-3">a</li></ul>',
      '<ul><li>a</li></ul>',
    ],
    [
      'a start, with kinds by attributes',
      '<ol start="2"><li data-list="number"><div>a</div></li></ol>',
      '<ol start="2"><li><div>a</div></li></ol>',
    ],
    [
      'letters by the attribute',
      '<ol type="a" start="5"><li>a</li></ol>',
      '<ol type="a" start="5" style="list-style-type:lower-alpha"><li>a</li></ol>',
    ],
    [
      'Roman numbers by the attribute',
      '<ol type="I"><li>a</li></ol>',
      '<ol type="I" style="list-style-type:upper-roman"><li>a</li></ol>',
    ],
    [
      'a style',
      '<ol style="list-style-type: lower-alpha"><li>a</li></ol>',
      '<ol style="list-style-type:lower-alpha"><li>a</li></ol>',
    ],
    [
      'Chinese numbers',
      '<ol style="list-style:cjk-ideographic inside"><li>a</li></ol>',
      '<ol style="list-style-type:cjk-ideographic"><li>a</li></ol>',
    ],
    ['no signs', '<ul style="list-style:none"><li>a</li></ul>', `<ul${NONE}><li>a</li></ul>`],
    [
      'no picture as sign',
      '<ul style="list-style:url(/a.png)"><li>a</li></ul>',
      '<ul><li>a</li></ul>',
    ],
    [
      'numbers that an editor writes as pictures',
      '<ol class="custom_cn1 list-paddingleft-1"><li class="list-cn-2-1"><p>a</p></li><li><p>b</p></li></ol>',
      `<ol${NONE}><li><p>（一）a</p></li><li><p>（二）b</p></li></ol>`,
    ],
    [
      'others of these',
      '<ol class="custom_cn" start="20"><li>a</li><li>b</li></ol><ol class="custom_num1"><li>c</li></ol><ul class="custom_dash"><li>d</li></ul>',
      `<ol start="20"${NONE}><li>二十、a</li><li>二十一、b</li></ol><ol${NONE}><li>1）c</li></ol><ul${NONE}><li>—d</li></ul>`,
    ],
    [
      'numbers below one',
      '<ol start="-1"><li value="-3">a</li></ol>',
      '<ol start="-1"><li value="-3">a</li></ol>',
    ],
  ])('%s', (_, content, expected) => {
    expect(render(content)).toBe(expected);
  });

  it.each([
    [
      'items of many depths',
      `<ol>${Array.from({ length: 15_000 }, (_, n) => `<li data-list="bullet" class="ql-indent-${n % 9}">a</li>`).join('')}</ol>`,
    ],
    ['nested lists', '<ul data-checked="true"><li>a'.repeat(10_000)],
    ['areas', `<map>${'<area href="https://a.example.test/">'.repeat(30_000)}</map>`],
  ])('finishes: %s', { tags: ['sweep'] }, (_, content) => {
    const { ms } = measureCpuTime(() => render(content));
    expect(ms).toBeLessThan(4000);
  });
});
