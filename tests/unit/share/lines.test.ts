import { describe, expect, it } from 'vitest';
import { splitCharacters } from '../../../src/model/countCharacters.ts';
import { breakLines, splitUnits } from '../../../src/model/share/breakLines.ts';
import { needsCorpus, readCorpusEntries } from '../../helpers/corpora.ts';

/** Han and full-width signs are two wide, all else one. */
const measure = (text: string) =>
  Array.from(text).reduce(
    (sum, char) => sum + (/[\u1100-\u11ff\u2e80-\uffef]/.test(char) ? 2 : 1),
    0,
  );
const lines = (text: string, width: number, max = 99) => breakLines(text, width, max, measure);

describe('units that stay on one line', () => {
  it.each([
    ['Chinese breaks anywhere', '江上的风', ['江', '上', '的', '风']],
    ['what closes stays with what it closes', '好，来。', ['好，', '来。']],
    ['what opens stays with what follows', '说：“好”吧', ['说：', '“好”', '吧']],
    ['a title in brackets', '读《江》后', ['读', '《江》', '后']],
    ['a double dash is one sign', '江——海', ['江——', '海']],
    ['an ellipsis is one sign', '江……海', ['江……', '海']],
    ['words are whole', 'a word', ['a', ' ', 'word']],
    ['numbers with their signs are whole', '涨12.5%了', ['涨', '12.5%', '了']],
    ['a word between Chinese', '用Wi-Fi上网', ['用', 'Wi-Fi', '上', '网']],
    ['Tibetan breaks after a tsheg', 'བོད་ཡིག་གསར་', ['བོད་', 'ཡིག་', 'གསར་']],
    ['a shad stays with its phrase', 'བོད་ཡིག། གསར།', ['བོད་', 'ཡིག།', ' ', 'གསར།']],
    ['blanks are one', 'a  b', ['a', '  ', 'b']],
    ['a letter after a comma may begin a line', '好，OK', ['好，', 'OK']],
  ])('%s', (_, text, units) => {
    expect(splitUnits(text)).toEqual(units);
    expect(splitUnits(text).join('')).toBe(text);
  });

  it.each([
    ['a surrogate pair', '𠮷', 1],
    ['a family', '👨‍👩‍👧‍👦', 1],
    ['a flag', '🇨🇳🇫🇷', 2],
    ['a skin tone', '👍🏽', 1],
    ['a mark', 'e\u0301a', 2],
    ['a lone surrogate', '\ud83da', 2],
    ['nothing', '', 0],
  ])('%s counts as one character', (_, text, count) => {
    expect(splitCharacters(text)).toHaveLength(count);
    expect(splitCharacters(text).join('')).toBe(text);
  });
});

describe('lines', () => {
  it.each([
    ['fill the width', '一二三四五六', 6, ['一二三', '四五六']],
    ['never begin with a comma', '一二三，四五六', 6, ['一二', '三，四', '五六']],
    ['never end with an opening mark', '一二“三四”五', 6, ['一二', '“三四”', '五']],
    ['keep words whole', 'the river at night', 9, ['the river', 'at night']],
    ['break a word that is wider than a line', 'abcdefghij', 4, ['abcd', 'efgh', 'ij']],
    ['hold no blank at their ends', '江 上 风 来 了', 5, ['江 上', '风 来', '了']],
    ['leave no single character at the end', '一二三四五六七', 6, ['一二三', '四五', '六七']],
    ['of nothing are none', ' ', 6, []],
  ])('%s', (_, text, width, expected) => expect(lines(text, width)).toEqual(expected));

  it.each([
    ['一二三四五六七八九', 6, 2, ['一二三', '四五…']],
    ['一二三，四五六七八', 6, 2, ['一二', '三…']],
    ['一二三四五六', 6, 2, ['一二三', '四五六']],
    ['江👨‍👩‍👧‍👦江上的风吹来', 8, 1, [expect.stringMatching(/^江(👨‍👩‍👧‍👦)?…$/u)]],
  ])('%s in %d × %d', (text, width, max, expected) =>
    expect(lines(text, width, max)).toEqual(expected),
  );

  it('omit only blanks', () => {
    const text = '穿过十七条河的铁路：the longest line of 2026——“风，从江上来……”🇨🇳𠮷。';
    for (let width = 4; width < 40; width += 1) {
      expect(lines(text, width).join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
    }
  });
});

describe('naughty strings (../shared/corpora)', () => {
  it('stay within the width', needsCorpus('naughty-strings.json'), () => {
    for (const text of readCorpusEntries<string>('naughty-strings.json')) {
      for (const line of lines(text, 12, 3)) {
        const fits = measure(line) <= 12 || splitCharacters(line).length <= 2;
        expect(fits, JSON.stringify(line)).toBe(true);
      }
    }
  });
});
