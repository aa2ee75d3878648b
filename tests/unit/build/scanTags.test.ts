import { type Token, Tokenizer, TokenizerMode } from 'parse5';
import { describe, expect, it } from 'vitest';
import { attributeOf, rawTextOf, scanTags } from '../../../scripts/build/scanTags.ts';
import { MARKUP_FILES, needsCorpus, readCorpus } from '../../helpers/corpora.ts';
import { hostileHtml } from '../../helpers/hostileHtml.ts';
import { checkProperty } from '../../helpers/properties.ts';

const RCDATA = new Set(['title', 'textarea']);
const RAW_TEXT = new Set(['iframe', 'noembed', 'noframes', 'style', 'xmp']);

/** Start tags by parse5's tokeniser: name, offsets and names of attributes. */
function tokenise(html: string): string[] {
  const tags: string[] = [];
  const ignore = () => {};
  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: true },
    {
      onStartTag({ tagName, attrs, location }: Token.TagToken) {
        const names = attrs.map(({ name }) => name).join(' ');
        tags.push(`${location?.startOffset}-${location?.endOffset} ${tagName} ${names}`);
        tokenizer.lastStartTagName = tagName;
        if (tagName === 'script') tokenizer.state = TokenizerMode.SCRIPT_DATA;
        else if (tagName === 'plaintext') tokenizer.state = TokenizerMode.PLAINTEXT;
        else if (RCDATA.has(tagName)) tokenizer.state = TokenizerMode.RCDATA;
        else if (RAW_TEXT.has(tagName)) tokenizer.state = TokenizerMode.RAWTEXT;
      },
      onEndTag: ignore,
      onEof: ignore,
      onComment: ignore,
      onDoctype: ignore,
      onCharacter: ignore,
      onNullCharacter: ignore,
      onWhitespaceCharacter: ignore,
      onParseError: null,
    },
  );
  tokenizer.write(html, true);
  return tags;
}

const scan = (html: string) =>
  scanTags(html).map(({ start, end, name, attributes }) => {
    const names = attributes.map((attribute) => attribute.name).join(' ');
    return `${start}-${end} ${name} ${names}`;
  });

const CASES = [
  '<p title="<style>a</style>" class=b>c',
  '<p title=\'<script>\' CLASS = b id="c"d>e',
  '<p title=<b>c</b>>',
  '<p =a b==c / d/e f= >x',
  '<p a b="" c=\'\' a=2>x',
  '<p a=">" b=\'>\' c=/d>x<br/><img/src=a>',
  '<p title="a><b>',
  '<p title=a<b',
  '< p><1><a<b>c',
  '<!-- <p> --><b>',
  '<!--><b><!---><i><!----!><u><!--!><s>--><q><!---!><a>--><em>--!><p>',
  '<!-- a --!><b>',
  '<!doctype html "<p>"><b><?a <p>?><i></><u></ <p>><s></1><q>',
  '<![CDATA[<p>]]><b>',
  '</p title="<b>"><i></b',
  '<style>a{b:"</style"}<p></style ><b>',
  '<title><b></title><i><textarea><p></TEXTAREA/><u>',
  '<xmp><b></xmp><iframe><b></iframe><noembed><b></noembed><noframes><b></noframes><i>',
  '<noscript><p></noscript><template><b></template>',
  '<script>"<p></script"</script\n><b>',
  '<script><!--<script></script>--></script><b>',
  '<script><!--<script></script></script><b>',
  '<script><!--<script>--></script><b>',
  '<script><!--><script></script><b>',
  '<script><!---><script></script><b>',
  '<script><!--<!--><script></script><b>',
  '<script><!--<script><!--></script><b>',
  '<script><script></script><b>',
  '<script><!-- </script><b>',
  '<script><!--<scripts></script><b>',
  '<script>',
  '<style>a',
  '<plaintext><b></plaintext><i>',
  '<A HREF="x">y</A><ſcript><K>',
  '<lin\u212a HREF=x><a O\u212a=1>',
];

describe('start tags of a page', () => {
  it.each(CASES)('equal those of parse5: %s', (html) => {
    expect(scan(html)).toEqual(tokenise(html));
  });

  for (const name of MARKUP_FILES) {
    it(`equal those of parse5 in the payloads of ${name}`, needsCorpus(name), () => {
      const text = readCorpus(name);
      const payloads: string[] = name.endsWith('.txt')
        ? text.split('\n')
        : JSON.parse(text).map((one: string | Record<string, string>) =>
            typeof one === 'string' ? one : (one.data ?? one.payload),
          );
      // The standard replaces these before tokenising, which changes the offsets.
      const sources = payloads.filter((html) => !/[\r\0]/.test(html));
      const different = sources.filter(
        (html) => JSON.stringify(scan(html)) !== JSON.stringify(tokenise(html)),
      );
      expect(different).toEqual([]);
    });
  }

  it('equal those of parse5 in generated hostile markup', () =>
    checkProperty(hostileHtml, 1000, (html) => {
      // The standard replaces these before tokenising, which changes the offsets.
      const source = html.replace(/[\r\0]/g, ' ');
      expect(scan(source)).toEqual(tokenise(source));
    }));

  it('contain their attributes with the offsets of the values', () => {
    const html = '<p a="x &lt; y" B = z c>';
    const [tag] = scanTags(html);
    expect(tag?.attributes.map(({ name, value }) => [name, value])).toEqual([
      ['a', 'x &lt; y'],
      ['b', 'z'],
      ['c', ''],
    ]);
    for (const { value, valueStart } of tag?.attributes ?? []) {
      expect(html.slice(valueStart, valueStart + value.length)).toBe(value);
    }
    expect(attributeOf(tag, 'b')).toBe('z');
    expect(attributeOf(tag, 'd')).toBeUndefined();
  });

  it.each([
    ['<script>a<b></script>c', 'a<b>', '<script>a<b></script>'],
    ['<style>a</style\n>c', 'a', '<style>a</style\n>'],
    ['<p>a</p>', '', '<p>'],
    ['<style>a', 'a', '<style>a'],
  ])('%s: the text is %s, the element is %s', (html, text, element) => {
    const [tag] = scanTags(html);
    expect(tag && rawTextOf(html, tag)).toBe(text);
    expect(html.slice(tag?.start, tag?.elementEnd)).toBe(element);
  });
});
