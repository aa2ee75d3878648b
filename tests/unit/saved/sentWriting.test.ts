import { describe, expect, it } from 'vitest';
import { formatCommentedPage } from '../../../src/model/saved/commentedPage.ts';
import {
  addSentWriting,
  parseSentWritings,
  type SentWriting,
} from '../../../src/model/saved/sentWriting.ts';

const WRITING: SentWriting = {
  by: '7',
  text: '写得好',
  about: '江声',
  path: 'newsDetail/345.html',
  at: 1,
};

describe('stored writings', () => {
  it('are read as they were stored, the newest first', () => {
    const later = { ...WRITING, text: '再看一遍', at: 2 };
    const stored = addSentWriting(addSentWriting([], WRITING), later);
    expect(parseSentWritings(JSON.stringify(stored))).toEqual([later, WRITING]);
  });

  it.each([
    ['no writer', { ...WRITING, by: '' }],
    ['no text', { ...WRITING, text: '' }],
    ['no time', { ...WRITING, at: null }],
  ])('leave out one with %s', (_, entry) =>
    expect(parseSentWritings(JSON.stringify([entry]))).toEqual([]),
  );

  it('have no link to another site', () => {
    const entry = { ...WRITING, path: 'https://evil.test/a.html' };
    expect(parseSentWritings(JSON.stringify([entry]))).toEqual([{ ...WRITING, path: '' }]);
  });

  it('are cut to 300 characters, and to 100 writings', () => {
    const [long] = addSentWriting([], { ...WRITING, text: '江'.repeat(400) });
    expect(long?.text).toHaveLength(300);
    const full = Array.from({ length: 100 }, () => WRITING);
    expect(addSentWriting(full, WRITING)).toHaveLength(100);
  });
});

describe('the page of a comment', () => {
  it.each<[string, number, string]>([
    ['an article', 0, 'newsDetail/345.html'],
    ['a broadcast', 1, 'liveDetail/345.html'],
    ['a report in a broadcast', 2, ''],
    ['a newspaper article', 3, 'newsDetail/345.html?isDigital=1'],
    ['a post', 18, 'postDetail/345.html'],
    ['a short video', 30, 'mvodShare/345.html'],
  ])('on %s', (_, source, page) => expect(formatCommentedPage(source, '345')).toBe(page));
});
