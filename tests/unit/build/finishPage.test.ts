import { describe, expect, it } from 'vitest';
import type { BuiltCode } from '../../../scripts/build/builtCode.ts';
import { hashCode } from '../../../scripts/build/builtCode.ts';
import {
  finishBakedPage,
  finishBuiltPage,
  finishTemplatePage,
} from '../../../scripts/build/finishPage.ts';
import { SPECULATION_RULES } from '../../../src/model/speculationRules.ts';
import { MARKUP_FILES, needsCorpus, payloads, trees } from '../../helpers/corpora.ts';
import { hostileHtml } from '../../helpers/hostileHtml.ts';
import { checkProperty } from '../../helpers/properties.ts';

const BOOT = 'boot("<p>")';
const SHEET = 'p{color:red}.unused{color:blue}';
const RUNTIME = 'customElements.define("astro-island")';
const MODULE = '/news/_astro/Late.js';

const hashes = (...texts: string[]) => new Set(texts.map(hashCode));
const CODE: BuiltCode = {
  scripts: hashes(BOOT),
  styles: hashes(SHEET),
  islandRuntime: hashes(RUNTIME, 'astro-island{display:contents}'),
  modules: new Set([MODULE]),
};

const SETTINGS = '{"apiUrl":"https://api.example.test/app_if"}';

/** A page of the renderer; Astro does not escape '<' in attributes. */
function pageOf({ title = '', head = '', body = '' }) {
  const value = title.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return (
    `<!DOCTYPE html><html lang="zh-CN" data-route="newsDetail" data-template="/x?a=1"><head>` +
    `<meta charset="utf-8"><title>${title.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</title>` +
    `<meta name="description" content="${value}"><link rel="canonical" href="https://a.example.test/1.html">` +
    `<script type="application/ld+json">{"headline":${JSON.stringify(title).replaceAll('<', '\\u003c')}}</script>` +
    `<script type="application/json" id="settings">${SETTINGS}</script>` +
    `<script>${BOOT}</script>${head}<style>${SHEET}</style></head>` +
    `<body><style>astro-island{display:contents}</style><script>${RUNTIME}</script>` +
    `<p title="${value}">text</p>${body}<script type="module" src="${MODULE}"></script></body></html>`
  );
}

const finish = (html: string) => finishBakedPage(html, CODE);
const policyOf = (html: string) =>
  /<meta http-equiv="content-security-policy" content="([^"]*)">/.exec(html)?.[1] ?? '';
const withoutPolicy = (html: string) => html.replace(policyOf(html), '');
const directive = (html: string, name: string) =>
  policyOf(html)
    .split(';')
    .find((one) => one.startsWith(`${name} `));

const PLAIN = finish(pageOf({})).html;

describe('a baked page', () => {
  it('has its policy directly after its character set', () => {
    expect(PLAIN).toContain('<meta charset="utf-8"><meta http-equiv="content-security-policy"');
  });

  it('allows the scripts of the build and the sheet with the used rules', () => {
    expect(directive(PLAIN, 'script-src')).toBe(
      `script-src 'self' ${hashCode(SPECULATION_RULES)} ${hashCode(BOOT)}`,
    );
    expect(PLAIN).toContain('<style>p{color:red}</style>');
    expect(directive(PLAIN, 'style-src')).toBe(`style-src 'self' ${hashCode('p{color:red}')}`);
  });

  it('marks its module for a deferred import', () => {
    expect(PLAIN).toContain(`<script type="defer" src="${MODULE}"></script>`);
    expect(PLAIN).not.toContain('type="module"');
  });

  it('has no island runtime', () => {
    expect(PLAIN).not.toContain('customElements');
    expect(PLAIN).not.toContain('astro-island');
  });

  it('is refused without a character set', () => {
    expect(() => finish('<html><head></head></html>')).toThrow('no <meta charset>');
  });
});

describe('text that contains markup', () => {
  const TEXTS = [
    '<style>',
    '</style>',
    '<style>p{"',
    "<style>'",
    '<style>p{}</style>',
    '<script>',
    '</script>',
    '<script>alert(1)</script>',
    `<script>${BOOT}</script>`,
    `<style>${SHEET}</style>`,
    '<script type="module" src="/evil.js"></script>',
    `<script type="module" src="${MODULE}"></script>`,
    `<script type="application/json" id="settings">{"apiUrl":"https://evil.example.test"}</script>`,
    '<!--',
    '-->',
    '<meta charset="utf-8">',
    '<meta http-equiv="content-security-policy" content="">',
    '<link rel="canonical" href="https://evil.example.test/">',
    '<html data-route="previewPDF">',
    '<html data-route="linkDetail">',
    ' data-act="play"',
    '<a data-act="play">',
    `<table class="unused">`,
    '\'"><b>',
    '</head><body></html>',
  ];
  const body = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

  it.each(TEXTS)('%s in a title and in attributes leaves page and policy unchanged', (title) => {
    const { html, unknownCode } = finish(pageOf({ title }));
    expect(unknownCode).toEqual([]);
    expect(policyOf(html)).toBe(policyOf(PLAIN));
    const escaped = title
      .replaceAll('&', '&amp;')
      .replaceAll('"', '&quot;')
      .replaceAll('<', '&lt;');
    const expected = withoutPolicy(PLAIN)
      .replace('<title>', `<title>${body(title).replaceAll('$', '$$')}`)
      .replace('content=""><link', () => `content="${escaped}"><link`)
      .replace('<p title="">', () => `<p title="${escaped}">`)
      .replace(
        '"headline":""',
        () => `"headline":${JSON.stringify(title).replaceAll('<', '\\u003c')}`,
      );
    expect(withoutPolicy(html)).toBe(expected);
  });

  it.each(TEXTS)('%s in the body and in a comment leaves the page unchanged', (text) => {
    const comment = `<!--${text.replaceAll('--', '')}-->`;
    const content = `<p>${body(text)}</p>${comment}`;
    const { html, unknownCode } = finish(pageOf({ body: content }));
    expect(unknownCode).toEqual([]);
    expect(html).toBe(PLAIN.replace('text</p>', () => `text</p>${content}`));
  });
});

describe('markup that has a shorter form', () => {
  it.each([
    ['<img src="a.jpg" alt=""/>', '<img src="a.jpg" alt="">'],
    // Here the slash belongs to the value.
    ['<img src=a/>', '<img src=a/>'],
    ['<svg><path d="M0 0"/></svg>', '<svg><path d="M0 0"/></svg>'],
    [
      '<span data-tv="{&quot;n&quot;:&quot;a&amp;quot;<b&quot;}">1</span>',
      `<span data-tv='{"n":"a&amp;quot;&lt;b"}'>1</span>`,
    ],
    // Its value could end at the quote.
    [
      `<span data-tv="{&quot;n&quot;:&quot;it's&quot;}">1</span>`,
      `<span data-tv="{&quot;n&quot;:&quot;it's&quot;}">1</span>`,
    ],
    // Other programs read these and may expect double quotes.
    ['<p title="&quot;a&quot;">1</p>', '<p title="&quot;a&quot;">1</p>'],
    [
      '<astro-island uid="Z1" prefix="r1" props="{&quot;a&quot;:[0]}" ssr client="reach" opts="{&quot;name&quot;:&quot;A&quot;}" await-children><p>a</p><!--astro:end--></astro-island>',
      `<astro-island prefix="r1" props='{"a":[0]}' ssr client="reach"><p>a</p></astro-island>`,
    ],
  ])('writes %s as %s', (written, expected) => {
    const { html } = finish(pageOf({ body: written }));
    expect(html).toBe(PLAIN.replace('text</p>', () => `text</p>${expected}`));
  });
});

describe('code that is not from the build', () => {
  it.each([
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['<script type="module">alert(1)</script>', '<script type="module">alert(1)</script>'],
    ['<SCRIPT>alert(1)</SCRIPT >', '<SCRIPT>alert(1)'],
    ['<script type="text/babel">x</script>', '<script type="text/babel">'],
    ['<script src="/a.js"></script>', '<script src="/a.js">'],
    ['<script type="module" src="/a.js"></script>', '<script type="module" src="/a.js">'],
    ['<script type="importmap">{}</script>', '<script type="importmap">{}'],
    ['<style>body{display:none}</style>', '<style>body{display:none}'],
  ])('%s is kept and reported, but not allowed by the policy', (element, start) => {
    const { html, unknownCode } = finish(pageOf({ body: element }));
    expect(unknownCode).toEqual([expect.stringContaining(start)]);
    expect(html).toContain(element);
    expect(policyOf(html)).toBe(policyOf(PLAIN));
  });

  it('is reported for a style that is not closed', () => {
    const { html, unknownCode } = finish(pageOf({ body: '<style>p{"' }));
    expect(unknownCode).toEqual([expect.stringContaining('<style>p{"')]);
    expect(directive(html, 'style-src')).toBe(directive(PLAIN, 'style-src'));
  });

  it('in generated hostile markup adds no source to the policy', () => {
    const sources = (html: string) => policyOf(html).split(/[ ;]/);
    const own = sources(PLAIN);
    checkProperty(hostileHtml, 300, (body) => {
      const added = sources(finish(pageOf({ body })).html).filter((one) => !own.includes(one));
      expect(added).toEqual([]);
    });
  });

  it('in all corpora adds no source to the policy', needsCorpus(...MARKUP_FILES), () => {
    const sources = (html: string) => policyOf(html).split(/[ ;]/);
    const own = sources(PLAIN);
    const widened = [...payloads, ...trees].filter((body) =>
      sources(finish(pageOf({ body })).html).some((source) => !own.includes(source)),
    );
    expect(widened).toEqual([]);
  });

  it.each([
    '<script type="application/ld+json">{}</script>',
    '<script type="application/json">{}</script>',
    '<script></script>',
    '<style></style>',
  ])('%s does not run and is not reported', (element) => {
    const { html, unknownCode } = finish(pageOf({ body: element }));
    expect(unknownCode).toEqual([]);
    expect(policyOf(html)).toBe(policyOf(PLAIN));
  });
});

describe('a template with content for readers without JavaScript', () => {
  const page = (content: string) =>
    finishTemplatePage(pageOf({ body: `<noscript>${content}</noscript>` }), CODE);

  it('keeps its whole sheet and the runtime of islands, and allows them', () => {
    const { html, unknownCode } = page('<p>text</p>');
    expect(unknownCode).toEqual([]);
    expect(html).toContain(`<style>${SHEET}</style>`);
    expect(directive(html, 'script-src')).toContain(hashCode(RUNTIME));
  });

  it('allows no code of the content', () => {
    const { html, unknownCode } = page('<script>alert(1)</script>');
    expect(unknownCode).toHaveLength(1);
    expect(directive(html, 'script-src')).not.toContain(hashCode('alert(1)'));
  });

  it('escapes </noscript> in an attribute: with JavaScript, noscript is text', () => {
    const { html } = page('<p title="</noscript><img src=x onerror=alert(1)>">text</p>');
    expect(html).toContain('<p title="&lt;/noscript>');
  });
});

describe('a page of the build', () => {
  const html = finishBuiltPage(pageOf({ head: '<script>early()</script>', title: '<style>' }));

  it('allows all of its code, because it contains no content', () => {
    for (const code of [BOOT, 'early()', RUNTIME]) {
      expect(directive(html, 'script-src')).toContain(hashCode(code));
    }
    expect(directive(html, 'style-src')).toContain(hashCode(SHEET));
  });

  it('keeps its whole sheet and the runtime of islands', () => {
    expect(html).toContain(`<style>${SHEET}</style>`);
    expect(html).toContain(`<script>${RUNTIME}</script>`);
  });

  it('escapes tags in attributes', () => {
    expect(html).toContain('<meta name="description" content="&lt;style>">');
  });
});
