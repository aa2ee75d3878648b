import { describe, expect, it } from 'vitest';
import { arrangeSections, formatSectionChoice } from '../../../src/model/column/sectionChoice.ts';

const SITE = ['1', '2', '3', '4'];
const shown = (id: string) => ({ id, isHidden: false });
const hidden = (id: string) => ({ id, isHidden: true });
/** The sections as a text: those that the reader does not want in brackets. */
const arrange = (ids: readonly string[], choice: unknown) =>
  arrangeSections(ids, choice)
    .map(({ id, isHidden }) => (isHidden ? `(${id})` : id))
    .join(' ');

describe('the sections of the front page in the reader’s order', () => {
  it.each([
    [
      'are those that were kept',
      SITE,
      [shown('4'), shown('2'), hidden('1'), shown('3')],
      '4 2 (1) 3',
    ],
    [
      'have a new one after its neighbour',
      [...SITE, '5'],
      [shown('4'), shown('3'), shown('2'), shown('1')],
      '4 5 3 2 1',
    ],
    [
      'have a new one that the site has first at the front',
      ['9', ...SITE],
      [shown('2'), shown('1')],
      '9 2 3 4 1',
    ],
    [
      'are without one that the site has given up',
      ['1', '3'],
      [shown('3'), shown('2'), shown('1')],
      '3 1',
    ],
    ['may all be hidden', ['1', '2'], [hidden('2'), hidden('1')], '(2) (1)'],
    [
      'may have ids of any characters',
      ['a b', '+1', '汉'],
      [hidden('汉'), shown('+1'), shown('a b')],
      '(汉) +1 a b',
    ],
  ] as const)('%s', (_, ids, kept, expected) => {
    expect(arrange(ids, formatSectionChoice(kept))).toBe(expected);
  });

  it.each([
    ['nothing', null],
    ['an empty text', ''],
    ['an object', { order: ['4'] }],
    ['another text', '[{"id":4}]'],
    ['a text of a million characters', '4'.repeat(1_000_000)],
  ])('are the site’s when %s is kept', (_, choice) => {
    expect(arrange(SITE, choice)).toBe('1 2 3 4');
  });

  it('count a section once that a damaged text shows and hides', () => {
    expect(arrange(SITE, '+3 3 4')).toBe('1 2 3 4');
  });
});
