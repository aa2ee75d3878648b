import { describe, expect, it } from 'vitest';
import { cutCharacters } from '../../../src/model/characters.ts';
import { formatPageTitle } from '../../../src/model/pageTitle.ts';
import {
  decodeEntities,
  findFirstSentence,
  formatDescription,
  parseEntityText,
  parseHtmlText,
  stripTags,
} from '../../../src/model/text.ts';
import { isNone } from '../../../src/model/wire.ts';
import { needsCorpus, readCorpusEntries } from '../../helpers/corpora.ts';
import { measureCpuTime } from '../../helpers/measureCpuTime.ts';

describe('decodeEntities', () => {
  it.each([
    ['&quot;Tram&quot; &apos;A&apos;', '"Tram" \'A\''],
    ['&amp;lt;', '&lt;'],
    ['&#20013;&#x6587;', '中文'],
    ['&#0;&#xd800;&#x110000;', '\ufffd\ufffd\ufffd'],
    ['a & b &copy=2 &unknown; &constructor;', 'a & b &copy=2 &unknown; &constructor;'],
    ['1 < 2 > 0', '1 < 2 > 0'],
  ])('%s', (raw, text) => expect(decodeEntities(raw)).toBe(text));
});

describe('stripTags', () => {
  it.each([
    ['a <b>bold</b> word', 'a bold word'],
    ['<font color="#c00">红</font>字', '红字'],
    ['<a title="x>y" href=\'>\'>link</a>', 'link'],
    ['one<br/>two', 'one two'],
    ['one<!-- <b>note</b> -->two', 'onetwo'],
    ["<b class=don't>kept</b>", 'kept'],
    ['3<5 and a < b and x>y', '3<5 and a < b and x>y'],
    ['ends in <b', 'ends in <b'],
    ['<>', '<>'],
  ])('%s', (html, text) => expect(stripTags(html)).toBe(text));

  it.each(['<!--', '<a"', '<a ', "<a '", '</', '<!a', '&'])(
    'takes linear time for many repetitions of %s',
    (piece) => {
      const flood = piece.repeat(50_000);
      const { ms } = measureCpuTime(() => [parseHtmlText(flood), formatDescription(flood)]);
      expect(ms).toBeLessThan(1000);
    },
  );
});

describe('parseHtmlText', () => {
  it.each([
    ['strips and decodes once', '<b>A &amp;amp; B</b>', 'A &amp; B'],
    ['keeps markup that was escaped as text', '&lt;script&gt;', '<script>'],
    ['is empty for a wrong type', ['a'], ''],
  ])('%s', (_, value, text) => expect(parseHtmlText(value)).toBe(text));

  it('keeps tags in fields where only entities are documented', () =>
    expect(parseEntityText('5 <b> &quot;x&quot;')).toBe('5 <b> "x"'));
});

describe('formatPageTitle', () => {
  it.each([
    ['abcdef', 2, 'abcd'],
    ['中文标题', 2, '中文'],
    ['a中文', 1, 'a'],
    ['a中文', 2, 'a中'],
    ['👍👍', 1, '👍'],
    ['short', 30, 'short'],
    ['kept whole', 0, 'kept whole'],
  ])('%s in %d', (title, max, cut) => expect(formatPageTitle(title, max)).toBe(cut));
});

describe('findFirstSentence', () => {
  it.each([
    ['up to a full stop', '<p>港口今天开放。明天关闭。</p>', '港口今天开放'],
    ['with a question mark', '<p>港口几时开放？明天。</p>', '港口几时开放？'],
    ['with repeated exclamation marks', '<p>开放了！！真的</p>', '开放了！！'],
    [
      'of Latin text',
      '<p>The port opens at 5.30 today. It closes tomorrow.</p>',
      'The port opens at 5.30 today',
    ],
    ['up to the end of its block', '<h1>The port</h1><p>It opens.</p>', 'The port'],
    ['across lines of the source', '<p>The port\n  opens today.</p>', 'The port opens today'],
    ['across inline elements', '<p><b>The</b> port&nbsp;opens</p>', 'The port\u00a0opens'],
    [
      'of a document',
      '<html><head><title>no</title><style>p{}</style></head><body>\n<p> </p><p>　港口</p></body>',
      '港口',
    ],
    ['without scripts and comments', '<script>x()</script><!--IMAGEARRAY#0--><p>a</p>', 'a'],
    ['of forty whole characters', '👍'.repeat(60), '👍'.repeat(40)],
    ['of nothing', '<p> </p><img src="/a.jpg">', ''],
  ])('%s', (_, html, sentence) => expect(findFirstSentence(html)).toBe(sentence));

  it('takes linear time for many blanks and openings', () => {
    const flood = '<p> </p>\n'.repeat(100_000);
    const { ms } = measureCpuTime(() => findFirstSentence(flood + '<style>'.repeat(20_000)));
    expect(ms).toBeLessThan(1000);
  });
});

describe('formatDescription', () => {
  it('strips HTML and collapses blanks', () =>
    expect(
      formatDescription(
        '<html>\n<head><title>no</title></head><body><style>p{}</style><p>One &amp;\n  two</p><p>three</p></body>',
      ),
    ).toBe('One & two three'));

  it('cuts to a hundred whole characters', () => {
    expect(formatDescription('字'.repeat(200))).toBe('字'.repeat(100));
    expect(formatDescription('👍'.repeat(101))).toBe('👍'.repeat(100));
  });

  it('drops the text after an unclosed element', () =>
    expect(formatDescription('a<script>alert(1)')).toBe('a'));

  it('takes linear time for many openings', () => {
    const flood = '<script></script>'.repeat(20_000) + '<style>'.repeat(20_000);
    expect(measureCpuTime(() => formatDescription(flood)).ms).toBeLessThan(1000);
  });
});

describe('naughty strings', needsCorpus('naughty-strings.json'), () => {
  const strings = readCorpusEntries<string>('naughty-strings.json');

  it('are unchanged in titles, apart from tags, entities and blanks', () => {
    const plain = strings.filter((text) => !/<[/!a-z]|&[#a-z\d]+;/i.test(text) && !isNone(text));
    expect(plain.length).toBeGreaterThan(250);
    for (const text of plain) {
      expect(parseHtmlText(text)).toBe(text.replace(/[\u200b\u2060\ufeff]/g, '').trim());
    }
  });

  it('are never cut inside a surrogate pair', () => {
    const halves = /[\ud800-\udbff](?![\udc00-\udfff])|(?:[^\ud800-\udbff]|^)[\udc00-\udfff]/;
    for (const text of strings.filter((whole) => !halves.test(whole))) {
      for (let count = 1; count <= 40; count += 1) {
        expect(cutCharacters(text, count)).not.toMatch(halves);
        expect(formatPageTitle(text, count)).not.toMatch(halves);
      }
      expect(formatDescription(text.repeat(9))).not.toMatch(halves);
    }
  });
});
