import { expect, it } from 'vitest';
import { isPage } from '../../../src/worker/isPage.ts';

const PAGE = {
  status: 200,
  type: 'basic',
  redirected: false,
  contentType: 'text/html; charset=utf-8',
};

it.each([
  ['a page', {}, true],
  [
    'a page after a redirect, which browsers refuse to open from a store',
    { redirected: true },
    false,
  ],
  ['a page of another site', { type: 'cors' }, false],
  ['a missing page', { status: 404 }, false],
  ['another file', { contentType: 'text/plain' }, false],
])('%s', (_, changes, expected) => {
  const { contentType, ...answer } = { ...PAGE, ...changes };
  const headers = new Headers({ 'content-type': contentType });
  expect(isPage({ ...answer, headers } as Response)).toBe(expected);
});
