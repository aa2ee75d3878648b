import { describe, expect, it } from 'vitest';
import { splitSentences } from '../../../src/model/speech/splitSentences.ts';

const segmenterOf = (lang: string) => new Intl.Segmenter(lang, { granularity: 'sentence' });
const split = (
  text: string,
  lang: string,
  segmenter = segmenterOf(lang) as Intl.Segmenter | null,
) => splitSentences(text, lang, segmenter).map(({ start, end }) => text.slice(start, end));

const TEXTS: readonly (readonly [string, string, readonly string[]])[] = [
  ['zh-CN', '桥通了。大家都笑了！真的吗？', ['桥通了。', '大家都笑了！', '真的吗？']],
  ['zh-CN', '他说：“今天很好。”她点头。', ['他说：“今天很好。”', '她点头。']],
  ['zh-CN', '全长 3.5 公里。没有句号的一行', ['全长 3.5 公里。', '没有句号的一行']],
  ['en', 'He left. Was it late? Yes!', ['He left.', 'Was it late?', 'Yes!']],
  ['en', 'It cost 3.5 million. He paid.', ['It cost 3.5 million.', 'He paid.']],
  ['de', 'Es war schön. Alle kamen.', ['Es war schön.', 'Alle kamen.']],
  ['fr', 'Il part.  Elle reste.', ['Il part.', 'Elle reste.']],
  ['bo', 'བཀྲ་ཤིས་བདེ་ལེགས། ང་ཚོ་ཡོང་། །ཡིན།', ['བཀྲ་ཤིས་བདེ་ལེགས།', 'ང་ཚོ་ཡོང་། །', 'ཡིན།']],
];

describe('splitSentences', () => {
  it.each(TEXTS)('divides a text in %s: %s', (lang, text, sentences) => {
    expect(split(text, lang)).toEqual(sentences);
  });

  it.each(TEXTS)(
    'divides by punctuation without a segmenter, in %s: %s',
    (lang, text, sentences) => {
      expect(split(text, lang, null)).toEqual(sentences);
    },
  );

  it.each([
    [
      'en',
      'Dr. Smith came. U.S. President J. Doe spoke.',
      ['Dr. Smith came.', 'U.S. President J. Doe spoke.'],
    ],
    [
      'de',
      'Am 3. Mai kam z. B. Herr Dr. Meier. Es war gut.',
      ['Am 3. Mai kam z. B. Herr Dr. Meier.', 'Es war gut.'],
    ],
    ['fr', 'M. Dupont dit : « Bonjour. » Il part.', ['M. Dupont dit : « Bonjour. »', 'Il part.']],
    [
      'zh-CN',
      '大家都笑了！（记者注：是的。）走吧。',
      ['大家都笑了！', '（记者注：是的。）', '走吧。'],
    ],
  ])('keeps abbreviations, quotes and brackets together in %s: %s', (lang, text, sentences) => {
    expect(split(text, lang)).toEqual(sentences);
  });

  it.each(['', '   ', '。。。', '— * —'])('returns nothing for %j', (text) => {
    expect(split(text, 'zh-CN')).toEqual([]);
  });
});
