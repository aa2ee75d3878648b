import { describe, expect, it } from 'vitest';
import { decidePdfFailure } from '../../../src/model/pdf/pdfFailure.ts';
import { parsePreview } from '../../../src/model/preview.ts';
import { needsCorpus, readCorpusLines } from '../../helpers/corpora.ts';

const SITE = 'https://news.example.test';
const ask = (query: Record<string, string>) => parsePreview(`?${new URLSearchParams(query)}`, SITE);

describe('parsePreview', () => {
  it.each([
    [{ png: 'https://a.test/c.png' }, 'picture', 'https://a.test/c.png'],
    [{ png: 'https://a.test/pic?id=1' }, 'picture', 'https://a.test/pic?id=1'],
    [{ url: 'https://a.test/sheet.pdf' }, 'pdf', 'https://a.test/sheet.pdf'],
    [{ url: 'https://a.test/file?id=1' }, 'pdf', 'https://a.test/file?id=1'],
    [{ url: 'https://a.test/C.PNG?x=.pdf' }, 'picture', 'https://a.test/C.PNG?x=.pdf'],
    [{ pdf: '/files/a.pdf' }, 'pdf', `${SITE}/files/a.pdf`],
    [{ png: 'javascript:alert(1)', url: 'https://a.test/b.pdf' }, 'pdf', 'https://a.test/b.pdf'],
    [{ url: 'https://me:secret@a.test/b.pdf' }, 'pdf', 'https://a.test/b.pdf'],
  ])('%j', (query, kind, url) => expect(ask(query)).toEqual({ kind, url }));

  it.each<Record<string, string>>([
    {},
    { url: '' },
    { url: 'javascript:alert(1)' },
    { url: 'data:application/pdf,' },
    { png: 'blob:https://a.test/1' },
    { url: 'file:///etc/passwd' },
    { url: 'http://' },
  ])('returns null for %j', (query) => expect(ask(query)).toBeNull());

  it('accepts only http addresses', needsCorpus('xss.txt'), () => {
    for (const line of readCorpusLines('xss.txt')) {
      for (const preview of [ask({ url: line }), ask({ png: line })]) {
        if (preview) expect(preview.url).toMatch(/^https?:\/\//);
      }
    }
  });
});

describe('decidePdfFailure', () => {
  it.each([
    [{ name: 'PasswordException' }, 'locked'],
    [{ name: 'InvalidPDFException' }, 'notPdf'],
    [{ name: 'MissingPDFException' }, 'gone'],
    [{ name: 'ResponseException', status: 404 }, 'gone'],
    [{ name: 'UnexpectedResponseException', status: 500 }, 'blocked'],
    [new TypeError('Failed to fetch'), 'blocked'],
    [null, 'blocked'],
  ])('%j', (error, trouble) => expect(decidePdfFailure(error)).toBe(trouble));
});
