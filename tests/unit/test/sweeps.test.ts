import { expect, it } from 'vitest';
import { countTags } from '../../../scripts/test/sweeps.ts';

it('counts the tests and groups that are sweeps in either runner', () => {
  const text = `
    test('all pages', { tag: '@sweep' }, async () => {});
    describe('all fields', { tags: ['sweep'] }, () => {});
    it('is about a sweep', () => {});
  `;
  expect(countTags(text)).toBe(2);
});
