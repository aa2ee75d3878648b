import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { element, formatXml } from '../../scripts/bake/feeds/xml.ts';
import { escapeText } from '../../src/body/serialise.ts';
import { LinkedText } from '../../src/islands/comments/CommentItem.tsx';
import { formatJsonLd } from '../../src/model/jsonLd.ts';
import { formatDescription, parseLine } from '../../src/model/text.ts';
import { LangText } from '../../src/ui/LangText.tsx';
import { listElements } from '../helpers/dangers.ts';
import { hostileHtml, hostileText, replaceHalfPairs } from '../helpers/hostileHtml.ts';
import { checkProperty } from '../helpers/properties.ts';

const { document, DOMParser, HTMLAnchorElement } = new JSDOM('').window;

/** Returns an element with this markup inside. */
function insert(html: string): HTMLElement {
  const parent = document.createElement('div');
  parent.innerHTML = html;
  return parent;
}

/** Returns the text as a page contains it: parsers drop or replace NUL, and change CR to LF. */
const asParsed = (text: string) =>
  replaceHalfPairs(text)
    .replace(/\r\n?/g, '\n')
    .replace(/[\0\ufffd]/g, '');

describe('generated hostile text', () => {
  it('of a comment is text and links to web pages only', () =>
    checkProperty(hostileText, 400, (text) => {
      const html = renderToStaticMarkup(<LinkedText text={text} />);
      const shown = insert(html);
      for (const link of listElements(html)) {
        expect(link.localName).toBe('a');
        expect(link.getAttribute('href')).toMatch(/^https?:\/\//);
        expect(link.getAttributeNames()).toEqual(['class', 'href', 'rel', 'target', 'title']);
      }
      const read = Array.from(shown.childNodes, (node) =>
        node instanceof HTMLAnchorElement ? node.title : node.textContent,
      );
      expect(asParsed(read.join(''))).toBe(asParsed(text));
    }));

  it('of a title is text', () =>
    checkProperty(fc.oneof(hostileText, hostileHtml), 400, (text) => {
      for (const title of [text, parseLine(text), formatDescription(text)]) {
        const html = renderToStaticMarkup(<LangText text={title} t={{ lang: 'zh-CN' }} />);
        const shown = insert(html);
        expect(listElements(html).filter(({ localName }) => localName !== 'span')).toEqual([]);
        expect(asParsed(shown.textContent ?? '')).toBe(asParsed(title));
      }
    }));

  it('that a page escapes by itself is text', () =>
    checkProperty(hostileText, 400, (text) => {
      expect(asParsed(insert(escapeText(text)).textContent ?? '')).toBe(asParsed(text));
    }));

  it('in structured data never ends its script', () =>
    checkProperty(hostileText, 400, (text) => {
      const data = { headline: text, [text]: [text] };
      const html = `<script type="application/ld+json">${formatJsonLd(data)}</script>`;
      const shown = insert(html);
      expect(shown.children).toHaveLength(1);
      expect(shown.childNodes).toHaveLength(1);
      expect(JSON.parse(shown.textContent ?? '')).toEqual(data);
    }));

  it('in a feed is text of one element', () =>
    checkProperty(hostileText, 200, (text) => {
      const xml = formatXml(element('item', [element('title', text, { href: text })]));
      const { documentElement } = new DOMParser().parseFromString(xml, 'application/xml');
      expect(documentElement.children).toHaveLength(1);
      expect(documentElement.firstElementChild?.children).toHaveLength(0);
    }));
});
