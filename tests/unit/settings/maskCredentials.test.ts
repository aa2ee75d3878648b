import { expect, it } from 'vitest';
import { maskCredentials } from '../../../src/settings/maskCredentials.ts';

it.each([
  ['postgres://user:secret@db/site', 'postgres://***@db/site'],
  ['"https://a:b/c@d@host", 5', '"https://***@host", 5'],
  ['at https://host/path?mail=a%40b', 'at https://host/path?mail=a%40b'],
  ['reader@example.test //cdn/file', 'reader@example.test //cdn/file'],
])('%s is written as %s', (text, written) => expect(maskCredentials(text)).toBe(written));

it('a megabyte of slashes is read once', () => {
  const slashes = '/'.repeat(1_000_000);
  expect(maskCredentials(slashes)).toBe(slashes);
});
