import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { EXTRA_TRANSFORMS } from '../../src/body/extra/extraTransforms.ts';
import { parseHtml } from '../../src/body/parse.node.ts';
import { renderBody } from '../../src/body/pipeline.ts';
import { sanitiseHtml } from '../../src/body/sanitiseHtml.ts';
import { input, OPTIONS, outline, readCorpus } from '../unit/body/helpers.ts';

interface TreeCase {
  readonly data: string;
}
interface PurifyCase {
  readonly title: string | null;
  readonly payload: string;
  readonly expected: string | readonly string[];
}

const TREES = readCorpus('html5lib-tree.json');
const PURIFY = readCorpus('dompurify.json');
const XSS = readCorpus('xss.txt');
const XSS_LINES = readCorpus('xss-multiline.json');

const { document } = new JSDOM('<!DOCTYPE html>').window;
const body = (html: string) =>
  outline(renderBody(input(html), OPTIONS, parseHtml, EXTRA_TRANSFORMS));
const inline = (html: string) => sanitiseHtml(html, parseHtml);
const PATHS = [
  ['body', body],
  ['run-time text', inline],
] as const;

/** Returns the elements of a fragment, by a parser that is not the product's. */
function elementsOf(html: string): Element[] {
  const template = document.createElement('template');
  template.innerHTML = html;
  return Array.from(template.content.querySelectorAll('*'));
}

const ACTIVE =
  /^(?:script|style|iframe|frame|object|embed|applet|svg|math|form|input|button|textarea|select|base|meta|link|noscript|template|video|audio|source|portal)$/;
const ATTRIBUTES =
  /^(?:src|alt|width|height|loading|decoding|fetchpriority|data-i|data-unsized|href|id|rel|class|style|tabindex|role|lang|dir|start|type|reversed|value|colspan|rowspan|scope|span)$/;
const ANCHOR = /^c-[^\s"'<>&]{1,64}$/;
const INLINE_IMAGE = /^data:image\/(?:png|jpeg|jpg|gif|webp);base64,[A-Za-z\d+/=]{1,8194}$/;
const ADDRESS = /^(?:https?:\/\/|mailto:|tel:|\/(?!\/))/;

/** Returns what could run code, leave the page or cover it: elements, attributes, namespaces. */
function dangersOf(html: string): string[] {
  return elementsOf(html).flatMap((element) => [
    ...(ACTIVE.test(element.localName) ? [element.localName] : []),
    ...(element.namespaceURI?.endsWith('xhtml') ? [] : [`${element.namespaceURI}`]),
    ...Array.from(element.attributes, ({ name, value }) => {
      if (!ATTRIBUTES.test(name)) return name;
      if (name === 'id') return ANCHOR.test(value) ? '' : `id=${value}`;
      if (name === 'href' || name === 'src') {
        const isInline = name === 'src' ? INLINE_IMAGE.test(value) : value.startsWith('#c-');
        return isInline || ADDRESS.test(value) ? '' : `${name}=${value}`;
      }
      if (name !== 'style') return '';
      return /url|expression|position|import|\\|@|-\d/i.test(value) ? `style=${value}` : '';
    }).filter(Boolean),
  ]);
}

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
    expect(dangersOf(html)).not.toEqual([]);
  });
});

describe.each(PATHS)('html5lib trees, %s', (_, clean) => {
  it.skipIf(TREES === null)('are safe, and cleaning them again changes nothing', () => {
    const cases: TreeCase[] = JSON.parse(TREES ?? '[]');
    expect(cases.length).toBeGreaterThan(1700);
    for (const { data } of cases) {
      const html = clean(data);
      expect(dangersOf(html), data).toEqual([]);
      expect(clean(html), data).toBe(html);
    }
  });
});

describe.each(PATHS)('XSS payloads, %s', (_, clean) => {
  it.skipIf(XSS === null || XSS_LINES === null)('leave nothing that can run', () => {
    const lines = (XSS ?? '').split('\n').slice(0, -1);
    const payloads: string[] = [...lines, ...JSON.parse(XSS_LINES ?? '[]')];
    expect(payloads.length).toBeGreaterThan(700);
    for (const payload of payloads) {
      const html = clean(payload);
      expect(dangersOf(html), payload).toEqual([]);
      expect(clean(html), payload).toBe(html);
    }
  });
});

describe('DOMPurify pairs', () => {
  /**
   * Elements that our own steps write: h1 becomes h2, blocks of the page become div, formulas text.
   */
  const OWN = new Set('h2 div pre ul s code span tbody tr section sub sup var'.split(' '));
  /** The link that replaces a frame; `dangersOf` checks it with the rest. */
  const CARD = /<figure class="embed">.*?<\/figure>/g;
  const OWN_ATTRIBUTES = /^(?:rel|width|height|data-unsized|alt|style|dir)$/;

  const signature = (html: string): Set<string> =>
    new Set(
      elementsOf(html.replace(CARD, '')).flatMap(({ localName, attributes }) => [
        localName,
        ...Array.from(attributes, ({ name }) => `${localName}[${name}]`),
      ]),
    );

  it.skipIf(PURIFY === null)('contain nothing that the expected output lacks', () => {
    const pairs: PurifyCase[] = JSON.parse(PURIFY ?? '[]');
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
      expect(dangersOf(html), payload).toEqual([]);
      expect(inline(html), payload).toBe(html);
    }
  });
});
