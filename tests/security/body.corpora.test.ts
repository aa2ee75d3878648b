import { describe, expect, it } from 'vitest';
import { EXTRA_TRANSFORMS } from '../../src/body/extra/extraTransforms.ts';
import { parseHtml } from '../../src/body/parse.node.ts';
import { renderBody } from '../../src/body/pipeline.ts';
import { sanitiseHtml } from '../../src/body/sanitiseHtml.ts';
import { needsCorpus, readCorpusEntries, readCorpusLines, trees } from '../helpers/corpora.ts';
import { findDangers, listElements } from '../helpers/dangers.ts';
import { input, OPTIONS, outline } from '../unit/body/helpers.ts';

interface PurifyCase {
  readonly title: string | null;
  readonly payload: string;
  readonly expected: string | readonly string[];
}

const body = (html: string) =>
  outline(renderBody(input(html), OPTIONS, parseHtml, EXTRA_TRANSFORMS));
const inline = (html: string) => sanitiseHtml(html, parseHtml);
const PATHS = [
  ['body', body],
  ['run-time text', inline],
] as const;

describe('the detector', () => {
  it.each([
    '<script>x</script>',
    '<p onclick=x>a',
    '<a href="javascript:x">a</a>',
    '<img src="//host.example.test/a">',
    '<svg><a></a></svg>',
    '<p style="background:url(x)">a',
    '<p id=x>a',
    '<a href="#x">a</a>',
    '<img src="data:image/svg+xml;base64,AAAA">',
  ])('detects %s', (html) => {
    expect(findDangers(html)).not.toEqual([]);
  });
});

/** Every third of a large corpus. */
const sample = (inputs: readonly string[]) => inputs.filter((_, index) => index % 3 === 0);

describe.each(PATHS)('html5lib trees, %s', (_, clean) => {
  const check = (inputs: readonly string[]) => {
    for (const data of inputs) {
      const html = clean(data);
      expect(findDangers(html), data).toEqual([]);
      expect(clean(html), data).toBe(html);
    }
  };
  const needs = needsCorpus('html5lib-tree.json');

  it('are safe, and cleaning them again changes nothing', needs, () => {
    expect(trees.length).toBeGreaterThan(1700);
    check(sample(trees));
  });

  it('are safe, all of them', { ...needs, tags: ['sweep'] }, () => check(trees));
});

describe.each(PATHS)('XSS payloads, %s', (_, clean) => {
  it('leave nothing that can run', needsCorpus('xss.txt', 'xss-multiline.json'), () => {
    const payloads = [
      ...readCorpusLines('xss.txt'),
      ...readCorpusEntries<string>('xss-multiline.json'),
    ];
    expect(payloads.length).toBeGreaterThan(700);
    for (const payload of payloads) {
      const html = clean(payload);
      expect(findDangers(html), payload).toEqual([]);
      expect(clean(html), payload).toBe(html);
    }
  });
});

describe('DOMPurify pairs', () => {
  /**
   * Elements that our own steps write: h1 becomes h2, blocks of the page become div, formulas and
   * values text.
   */
  const OWN = new Set('h2 div pre ul s code span tbody tr section sub sup u var'.split(' '));
  /** The link that replaces a frame; `findDangers` checks it with the rest. */
  const CARD = /<figure class="embed">.*?<\/figure>/g;
  const OWN_ATTRIBUTES = /^(?:rel|width|height|data-unsized|alt|style|dir)$/;

  const signature = (html: string): Set<string> =>
    new Set(
      listElements(html.replace(CARD, '')).flatMap(({ localName, attributes }) => [
        localName,
        ...Array.from(attributes, ({ name }) => `${localName}[${name}]`),
      ]),
    );

  it('contain nothing that the expected output lacks', needsCorpus('dompurify.json'), () => {
    const pairs = readCorpusEntries<PurifyCase>('dompurify.json');
    expect(pairs.length).toBeGreaterThan(100);
    for (const { payload, expected, title } of pairs) {
      const html = inline(payload);
      const allowed = [expected].flat().map(signature);
      const extra = [...signature(html)].filter((part) => {
        const [tagName = '', attribute] = part.split(/[[\]]/);
        const isOwn = attribute === undefined ? OWN.has(tagName) : OWN_ATTRIBUTES.test(attribute);
        return !isOwn && !allowed.some((set) => set.has(part));
      });
      expect(extra, `${title}: ${payload} → ${html}`).toEqual([]);
      expect(findDangers(html), payload).toEqual([]);
      expect(inline(html), payload).toBe(html);
    }
  });
});
