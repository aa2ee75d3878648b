import { describe, expect, it } from 'vitest';
import { formatLabel, isLongComment, splitLinks } from '../../../src/model/comment/commentText.ts';
import { needsCorpus, readCorpusLines } from '../../helpers/corpora.ts';

describe('isLongComment', () => {
  it.each([
    ['an empty text', '', false],
    ['one line', '说得好。', false],
    ['eight lines of Chinese', '字'.repeat(8 * 18), false],
    ['more than eight lines of Chinese', '字'.repeat(8 * 18 + 1), true],
    ['the same number of Latin letters, which are half as wide', 'a'.repeat(8 * 18 + 1), false],
    ['twice the number of Latin letters', 'a'.repeat(2 * 8 * 18 + 1), true],
    ['nine short lines', Array(9).fill('一').join('\n'), true],
    ['eight short lines', Array(8).fill('一').join('\n'), false],
    ['nine empty lines', '\n'.repeat(8), true],
    ['combining marks, which have no width', `a${'\u0301'.repeat(1000)}`, false],
    ['emoji, which are wide', '👍'.repeat(8 * 18 + 1), true],
  ])('%s: %s', (_, text, folded) => expect(isLongComment(text)).toBe(folded));
});

const links = (text: string) =>
  splitLinks(text).flatMap((part) => (part.kind === 'link' ? [part.href] : []));
const joined = (text: string) =>
  splitLinks(text)
    .map((part) => part.text)
    .join('');

describe('links in a text', () => {
  it.each([
    ['看 https://news.example.test/a?b=1#c 这里', ['https://news.example.test/a?b=1#c']],
    [
      'http://a.example.test，和https://b.example.test。',
      ['http://a.example.test/', 'https://b.example.test/'],
    ],
    ['（https://a.example.test/x）', ['https://a.example.test/x']],
    ['see https://a.example.test/x.', ['https://a.example.test/x']],
    ['(https://a.example.test/x)', ['https://a.example.test/x']],
    ['https://a.example.test/x_(y)', ['https://a.example.test/x_(y)']],
    ['"https://a.example.test/"', ['https://a.example.test/']],
    ['HTTPS://A.EXAMPLE.TEST/X', ['https://a.example.test/X']],
    ['https://user:pass@a.example.test/', ['https://a.example.test/']],
    ['a.example.test/x', []],
    ['javascript:alert(1)', []],
    ['data:text/html,x', []],
    ['mailto:a@example.test', []],
    ['xhttps://a.example.test', []],
    ['http://', []],
    ['https://[', []],
    ['', []],
  ])('%j', (text, hrefs) => {
    expect(links(text)).toEqual(hrefs);
    expect(joined(text)).toBe(text);
  });

  it('are found in linear time in a hostile text', () => {
    const text = `https://a.example.test/${'.'.repeat(50_000)}(${')'.repeat(50_000)}x`;
    expect(joined(text.repeat(3))).toBe(text.repeat(3));
  });
});

describe('formatLabel formats a link', () => {
  it.each([
    ['without its protocol', 'https://a.example.test/x', 'a.example.test/x'],
    ['without a slash at the end', 'https://a.example.test/', 'a.example.test'],
    ['with its port', 'http://a.example.test:8080/x', 'a.example.test:8080/x'],
    [
      'cut after 36 characters',
      'https://a.example.test/2026/11/20/a-very-long-title-of-an-article',
      'a.example.test/2026/11/20/a-very-lo…',
    ],
    [
      'with the end of a long host, which contains the registered domain',
      `https://bank.example.test.${'a'.repeat(40)}.evil.test/x`,
      `…${'a'.repeat(23)}.evil.test/…`,
    ],
  ])('%s', (_, href, label) => expect(formatLabel(href)).toBe(label));
});

it('splitLinks turns XSS payloads only into text and http links', needsCorpus('xss.txt'), () => {
  for (const line of readCorpusLines('xss.txt')) {
    expect(joined(line)).toBe(line);
    for (const href of links(line)) expect(href).toMatch(/^https?:\/\/[^/]/);
  }
});
