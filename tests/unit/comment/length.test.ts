import { describe, expect, it } from 'vitest';
import {
  countCharacters,
  splitByMarks,
  splitCharacters,
} from '../../../src/model/comment/countCharacters.ts';
import { needsCorpus, readCorpusEntries } from '../../helpers/corpora.ts';

const FAMILY = '👩‍👩‍👧‍👦';

describe.each([
  ['Intl.Segmenter', splitCharacters],
  ['the fallback rules', splitByMarks],
])('grapheme clusters by %s', (_, split) => {
  it.each([
    ['', 0],
    ['评论', 2],
    ['a b', 3],
    ['𠮷野家', 3],
    [FAMILY, 1],
    ['👍🏽👍', 2],
    ['🇨🇳🇩🇪', 2],
    ['e\u0301té', 3],
    ['བཀྲ་ཤིས།', 6],
    ['❤️', 1],
    ['🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}', 1],
    ['a\r\nb', 3],
  ])('%j has %i characters', (text, count) => expect(split(text)).toHaveLength(count));

  it('preserves the text and never splits a surrogate pair', () => {
    const text = `前${FAMILY}𠮷e\u0301🇨🇳后`;
    const characters = split(text);
    expect(characters.join('')).toBe(text);
    for (const character of characters) expect(character).not.toMatch(/^[\udc00-\udfff]/);
  });
});

it('countCharacters returns the same number without Intl.Segmenter', () => {
  const { Segmenter } = Intl;
  Object.assign(Intl, { Segmenter: undefined });
  try {
    expect(countCharacters(`${FAMILY}好`)).toBe(2);
  } finally {
    Object.assign(Intl, { Segmenter });
  }
});

it('splitCharacters preserves every naughty string', needsCorpus('naughty-strings.json'), () => {
  for (const line of readCorpusEntries<string>('naughty-strings.json'))
    expect(splitCharacters(line).join('')).toBe(line);
});
