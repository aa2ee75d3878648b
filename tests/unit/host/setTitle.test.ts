import { afterEach, expect, it, vi } from 'vitest';
import { setTitle } from '../../../src/host/document/setTitle.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['of the content', '', '江声'],
  ['of the query, where it has one', '?title=%20早报%20', '早报'],
  ['of the content, where that of the query is blank', '?title=%20', '江声'],
])('a page has the title %s', (_, search, expected) => {
  const page = { title: '', documentElement: { dataset: {} } };
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { search });
  setTitle('江声');
  expect(page.title).toBe(expected);
});
