import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cleanText } from '../../../src/model/cleanText.ts';
import { countCharacters, splitCharacters } from '../../../src/model/countCharacters.ts';
import { cutCharacters } from '../../../src/model/cutCharacters.ts';
import { formatPageTitle } from '../../../src/model/pageTitle.ts';
import { formatDescription } from '../../../src/model/text.ts';
import { needsCorpus, readCorpusEntries } from '../../helpers/corpora.ts';

const FAMILY = '👩‍👩‍👧‍👦';

describe.each(['with', 'without'])('characters %s Intl.Segmenter', (engine) => {
  const { Segmenter } = Intl;
  beforeAll(() => {
    if (engine === 'without') Object.assign(Intl, { Segmenter: undefined });
  });
  afterAll(() => {
    Object.assign(Intl, { Segmenter });
  });

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
  ])('%j has %i characters', (text, count) => expect(countCharacters(text)).toBe(count));

  it('preserves the text and never splits a surrogate pair', () => {
    const text = `前${FAMILY}𠮷e\u0301🇨🇳后`;
    const characters = splitCharacters(text);
    expect(characters.join('')).toBe(text);
    for (const character of characters) expect(character).not.toMatch(/^[\udc00-\udfff]/);
  });

  it('preserves every naughty string', needsCorpus('naughty-strings.json'), () => {
    for (const line of readCorpusEntries<string>('naughty-strings.json'))
      expect(splitCharacters(line).join('')).toBe(line);
  });

  it.each([
    ['a family', FAMILY],
    ['a letter with marks', 'e\u0301\u0323'],
    ['a flag', '🇨🇳'],
    ['a character beyond the first plane', '𠮷'],
  ])('are cut before or after %s, not inside it', (_, character) => {
    const length = Array.from(character).length;
    const before = '字'.repeat(100 - length);
    const text = `${before}${character}之后`;
    expect(cutCharacters(text, 100)).toBe(before + character);
    expect(cutCharacters(text, 99)).toBe(before);
    expect(formatDescription(text)).toBe(before + character);
    expect(formatDescription(`字${text}`)).toBe(`字${before}`);
    expect(formatPageTitle(text, 100)).toBe(before + character);
    expect(formatPageTitle(`字${text}`, 100)).toBe(`字${before}`);
  });
});

describe('cleanText', () => {
  it.each([
    ['the first half of a pair', '开张\ud83c', '开张\ufffd'],
    ['the second half of a pair', '\udf89开张', '\ufffd开张'],
    ['a whole pair', '开张🎉', '开张🎉'],
    ['NUL and controls', 'a\0b\bc\x1dd\x1fe\x7ff\x90g', 'abcdefg'],
    ['non-characters', 'a\ufffeb\uffffc\ufdd0d\u{1fffe}e', 'abcde'],
    [
      'line ends that HTML does not know',
      'a\vb\x85c\u2029d\u2028e',
      'a\u2028b\u2028c\u2028d\u2028e',
    ],
    ['tabs and line ends', 'a\tb\nc\r\nd\fe', 'a\tb\nc\r\nd\fe'],
  ])('%s', (_, text, clean) => expect(cleanText(text)).toBe(clean));
});
