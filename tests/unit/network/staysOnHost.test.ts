import { expect, it } from 'vitest';
import { staysOnHost } from '../../../scripts/network/fetchCall.ts';

it.each([
  ['https://api.test/a', 'https://api.test/b?c', true],
  ['http://api.test/a', 'https://api.test/a', true],
  ['http://api.test:8080/a', 'http://api.test:8080/b', true],
  ['https://api.test/a', 'http://api.test/a', false],
  ['https://api.test/a', 'https://www.api.test/a', false],
  ['https://api.test/a', 'https://api.test.evil.test/a', false],
  ['http://localhost:4322/a', 'http://localhost:5432/a', false],
  ['http://localhost:4322/a', 'https://localhost/a', false],
  ['http://api.test/a', 'ftp://api.test/a', false],
])('a redirect from %s to %s stays on its host: %s', (from, to, expected) => {
  expect(staysOnHost(new URL(from), new URL(to))).toBe(expected);
});
