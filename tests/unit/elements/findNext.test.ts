import { expect, it } from 'vitest';
import { findNext } from '../../../src/elements/findNext.ts';

it.each([
  ['the one after it', ['1', '2', '3'], '2', '3'],
  ['the first one where it is not in the list', ['1', '2'], '9', '1'],
  ['none after the last one', ['1', '2'], '2', undefined],
  ['none of an empty list', [], '1', undefined],
])('the next article is %s', (_, ids, own, next) => {
  const list = ids.map((id) => ({ id }));
  expect(findNext(list, own)?.id).toBe(next);
});
