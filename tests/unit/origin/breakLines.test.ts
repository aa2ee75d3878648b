import { describe, expect, it } from 'vitest';
import { breakLines, measure, tightenSpaces } from '../../../scripts/sample/paper/breakLines.ts';

const linesOf = (text: string, width: number, indent = 0) =>
  breakLines(text, () => width, indent).map((line) => line.map(({ char }) => char).join(''));

describe('lines of the printed newspaper', () => {
  it.each([
    ['breaks between any two characters', '一二三四五六七', 3, ['一二三', '四五六', '七']],
    ['keeps a comma with the character before it', '一二三，四五', 3, ['一二三，', '四五']],
    ['does not begin a line with two closing marks', '一二三。”四五', 3, ['一二', '三。”', '四五']],
    ['does not end a line with an opening mark', '一二（三四五）', 3, ['一二', '（三四', '五）']],
    ['keeps a number together', '共有312人', 3, ['共有', '312人']],
    ['gives a word that is too long a line of its own', 'Broadsheet报', 3, ['Broadsheet', '报']],
  ])('%s', (_, text, width, lines) => {
    expect(linesOf(text, width)).toEqual(lines);
  });

  it('indents the first line only', () => {
    expect(linesOf('一二三四五六', 4, 2)).toEqual(['一二', '三四五六']);
    expect(breakLines('一二三四五六', () => 4, 2).map(([first]) => first?.x)).toEqual([2, 0]);
  });

  it('ends every line but the last at the right edge, with the ink of a comma', () => {
    const ends = breakLines('一二，三四五六七', () => 3.5).map((line) => line[line.length - 1]);
    expect(ends).toEqual([
      { char: '，', x: 3 },
      { char: '五', x: 2.5 },
      { char: '七', x: 1 },
    ]);
  });

  it('puts a full stop that is too much closer to its line, in a last line too', () => {
    const [line = []] = breakLines('一二三四五六七八九十。', () => 10);
    expect(line[line.length - 1]?.x).toBeCloseTo(9.5);
  });

  it('measures digits and letters as half a character', () => {
    expect(measure('共312人')).toBe(3.5);
  });

  it('removes the spaces around numbers, and no others', () => {
    expect(tightenSpaces('19 日上午 9 时 40 分')).toBe('19日上午9时40分');
    expect(tightenSpaces('沈知遥 顾青禾')).toBe('沈知遥 顾青禾');
  });
});
