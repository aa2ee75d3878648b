import { describe, expect, it } from 'vitest';
import { cutCharacters } from '../../../src/model/cutCharacters.ts';
import { formatPageTitle } from '../../../src/model/pageTitle.ts';
import {
  cutDescription,
  findFirstSentence,
  formatDescription,
  parseLine,
  parseLines,
  parseWriting,
} from '../../../src/model/text.ts';
import { isNone } from '../../../src/model/wire.ts';
import { needsCorpus, readCorpusEntries } from '../../helpers/corpora.ts';
import { measureCpuTime } from '../../helpers/measureCpuTime.ts';

describe.each([
  ['parseLine', parseLine],
  ['parseLines', parseLines],
  ['parseWriting', parseWriting],
])('%s', (_, parse) => {
  it.each([
    ['&quot;Tram&quot; &apos;A&apos;', '"Tram" \'A\''],
    ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
    ['&#20013;&#x6587;&#X6587;', '中文文'],
    ['Caf&eacute; d&#146;hiver: 35m&sup2; &hearts; &rarr; &AMP;', 'Café d’hiver: 35m² ♥ → &'],
    ['Stra&szlig;e &frac12; &plusmn;2&#8451; &yen;5', 'Straße ½ ±2℃ ¥5'],
    ['&Eacute;t&eacute;&NBSP;&hellip;', 'Été\u00a0…'],
    ['A&nbsp全部 R&ampD &#39quoted&#39', "A\u00a0全部 R&ampD 'quoted'"],
    ['&#0;&#xd800;&#x110000;', '\ufffd\ufffd\ufffd'],
    ['a&#8;b&#x1d;c&#xfffe;d', 'abcd'],
    ['a & b &copy=2 &unknown; &constructor;', 'a & b &copy=2 &unknown; &constructor;'],
    ['1 < 2 > 0', '1 < 2 > 0'],
    ['半个\ud83c', '半个\ufffd'],
    ['a\u202eb\u202cc\u2066d\u2069', 'abcd'],
    ['e\u0301\u0323', 'e\u0301\u0323'],
    [`Z${'\u0301'.repeat(40)}algo`, `Z${'\u0301'.repeat(4)}algo`],
    ['བསྒྲུབས་ཧཱུྃ།', 'བསྒྲུབས་ཧཱུྃ།'],
  ])('reads %j', (raw, text) => expect(parse(raw)).toBe(text));

  it('is empty for a wrong type', () => expect(parse(['a'])).toBe(''));
});

describe('parseLine', () => {
  it.each([
    ['a <b>bold</b> word', 'a bold word'],
    ['<B>粗</B><BR>体', '粗 体'],
    ['<font color="#c00">红</font>字', '红字'],
    ['<a title="x>y" href=\'>\'>link</a>', 'link'],
    ['<img alt="3<5">图', '图'],
    ['one<br/>two', 'one two'],
    ['one<!-- <b>note</b> -->two', 'onetwo'],
    ['a<!--[if gte mso 9]><xml>x</xml><![endif]-->b', 'ab'],
    ['a<![if !supportLists]>1.<![endif]>b<!--[if !mso]><!-->c<!--<![endif]-->', 'a1.bc'],
    ['<![CDATA[渡口]]>', '渡口'],
    ['a<style>p{}</style><script>alert(1)</script>b', 'ab'],
    ['cut off <!-- here', 'cut off here'],
    ["<b class=don't>kept</b>", 'kept'],
    ['渡口</b>', '渡口'],
    ['<o:p></o:p>渡口', '渡口'],
    ['3<5 and a < b and x>y', '3<5 and a < b and x>y'],
    ['ends in <b', 'ends in <b'],
    ['<>', '<>'],
    ['<AI>时代的 C<T> 与 <深度学习>', '<AI>时代的 C<T> 与 <深度学习>'],
    ['副<Sub>题 <Deep Learning> <nick>', '副<Sub>题 <Deep Learning> <nick>'],
    ['&lt;head&gt; 里写什么', '<head> 里写什么'],
    ['5 <b> &quot;x&quot;', '5 <b> "x"'],
    ['下集\n完\t了', '下集 完 了'],
    ['分行\u2028符\u2029号\v与\x85尾', '分行 符 号 与 尾'],
    ['一等奖\u3000张三', '一等奖\u3000张三'],
  ])('reads %j as %j', (raw, text) => expect(parseLine(raw)).toBe(text));
});

describe('parseLines', () => {
  it.each([
    [
      '<p>第一行<br>第二行 <b>粗</b>&nbsp;<a href="https://a.test/">链接</a></p>',
      '第一行\n第二行 粗\u00a0链接',
    ],
    ['a\r\nb\rc\u2028d\ve\ff', 'a\nb\nc\nd\ne\nf'],
  ])('reads %j as %j', (raw, text) => expect(parseLines(raw)).toBe(text));
});

describe('parseWriting', () => {
  it.each([
    ['我喜欢 <b>粗</b> 和 a<b>c &lt;i&gt; <3', '我喜欢 <b>粗</b> 和 a<b>c <i> <3'],
    ['<script>alert(1)</script> &amp;', '<script>alert(1)</script> &'],
    ['上一行\u2028下一行\v又一行', '上一行\n下一行\n又一行'],
  ])('reads %j as %j', (raw, text) => expect(parseWriting(raw)).toBe(text));
});

describe('text of hostile fields', () => {
  it.each([
    '<!--',
    '<a"',
    '<a ',
    "<a '",
    '<a "\'',
    '</',
    '</a',
    '<!a',
    '<![CDATA[',
    '&',
    '&AMPX;',
    '<rt>',
    '<script>',
    '<style></style>',
    'e\u0301',
    '\u0301',
    '\u202e',
  ])('takes linear time for many repetitions of %j', (piece) => {
    const flood = piece.repeat(50_000);
    const { ms } = measureCpuTime(() => [
      parseLine(flood),
      parseLines(flood),
      parseWriting(flood),
      formatDescription(flood),
    ]);
    expect(ms).toBeLessThan(2000);
  });
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

  it.each([
    [
      'an attribute with an angle bracket',
      '<p><img src="/a.png" alt="3<5"></p><p>正文。</p>',
      '正文。',
    ],
    ['readings above words', '<ruby>渡<rp>(</rp><rt>dù</rt><rp>)</rp></ruby>口', '渡口'],
    [
      'conditional comments of Word',
      '<!--[if gte mso 9]><xml>x</xml><![endif]--><p><![if !supportLists]>2.<![endif]>第二条<o:p></o:p></p>',
      '2.第二条',
    ],
    ['captions', '<figure><img><figcaption>图说</figcaption></figure><p>正文</p>', '正文'],
    ['entities of all kinds', '<p>Caf&eacute; 35m&sup2;</p>', 'Café 35m²'],
  ])('contains the text alone, beside %s', (_, html, text) =>
    expect(formatDescription(html)).toBe(text),
  );

  it('of a text keeps what looks like markup, and decodes nothing', () =>
    expect(cutDescription(' a  &lt;b&gt; <AI>\n时代 ')).toBe('a &lt;b&gt; <AI> 时代'));

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

/** Returns a text without what no line keeps: controls, directions, surplus marks and blanks. */
const tidy = (text: string) =>
  text
    .replace(/[\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]|\p{NChar}|[^\P{Cc}\s\x85]/gu, '')
    .replace(/(\p{M}{4})\p{M}+/gu, '$1')
    .replace(/[ \t\n\r\f\v\x85\u2028\u2029]+/g, ' ')
    .trim();

describe('naughty strings', needsCorpus('naughty-strings.json'), () => {
  const strings = readCorpusEntries<string>('naughty-strings.json');

  it('are unchanged in titles, apart from tags, entities and blanks', () => {
    const plain = strings.filter((text) => !/<[/!a-z]|&[#a-z\d]+;/i.test(text) && !isNone(text));
    expect(plain.length).toBeGreaterThan(250);
    for (const text of plain) {
      expect(parseLine(text)).toBe(tidy(text));
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
