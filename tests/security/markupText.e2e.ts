import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { expect, test } from '../helpers/browser.ts';
import { readBuilt } from '../helpers/builtFiles.ts';
import { articleBody } from '../helpers/locators.ts';
import { createId, putArticle, withBaked } from '../helpers/origin.ts';

/** Texts of articles about markup: none of them may be read as markup of the page itself. */
const TEXTS = [
  '<style>',
  '</style>',
  '<style>p{"',
  '<style>p{}</style>',
  '<script>',
  '</script>',
  '<script>alert(1)</script>',
  '<script type="module" src="https://a.example.test/a.js"></script>',
  '<script type="application/json" id="settings">{"apiUrl":"https://a.example.test/"}</script>',
  '<!--',
  '-->',
  '<!-- <script>',
  '<meta charset="utf-8">',
  '<meta http-equiv="content-security-policy" content="script-src *">',
  '<link rel="canonical" href="https://a.example.test/">',
  '<html data-route="previewPDF">',
  '<a data-act="play">',
  ' data-act="play"',
  '</title></head><body>',
  '</body></html>',
  '\'"><b>',
  '&lt;style&gt;',
] as const;

/** How many texts share one article; tests/unit/build/finishPage.test.ts tests each alone. */
const GROUP = 5;
const GROUPS = TEXTS.flatMap((_, at) =>
  at % GROUP === 0 ? [TEXTS.slice(at, at + GROUP).join(' ')] : [],
);

const escapeText = (text: string) => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

/** Returns an article that has the text in every field that a page shows. */
function articleAbout(text: string) {
  const html = escapeText(text);
  return {
    title: `稿 ${html}`,
    leadTitle: html,
    subtitle: html,
    abstract: html,
    source: text,
    credits: { author: text, reporter: html },
    tags: [text],
    keywords: text,
    share: { title: `稿 ${html}`, text: html, picture: 'rail-1' },
    attachments: [{ name: text, file: 'sound-1.mp3' }],
    content:
      `<p>甲 ${html} 乙 <a href="https://a.example.test/?q=${encodeURI(text)}&${html}" title="${html}">丙</a></p>` +
      `<p><img src="https://img.example.test/a.jpg?${html}" alt="${html}" width="8" height="6"></p>` +
      `<p data-x="${html}">${html}</p>`,
  };
}

type Element = DefaultTreeAdapterTypes.Element;

function elementsOf(html: string): Element[] {
  const elements: Element[] = [];
  const visit = (parent: DefaultTreeAdapterTypes.ParentNode) => {
    for (const node of parent.childNodes) {
      if ('attrs' in node) elements.push(node);
      if ('childNodes' in node) visit(node);
    }
  };
  visit(parse(html));
  return elements;
}

const attributeOf = (element: Element | undefined, name: string) =>
  element?.attrs.find((attribute) => attribute.name === name)?.value;

const textOf = (element: Element | undefined): string =>
  element?.childNodes.map((node) => ('value' in node ? node.value : '')).join('') ?? '';

/** Returns the parts of a page that must be the same whatever the text of its article. */
function readParts(html: string) {
  const elements = elementsOf(html);
  const find = (name: string, attribute?: string, value?: string) =>
    elements.find(
      (element) =>
        element.tagName === name && (!attribute || attributeOf(element, attribute) === value),
    );
  const policy = attributeOf(find('meta', 'http-equiv', 'content-security-policy'), 'content');
  const directives = new Map(
    policy?.split(';').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values] as const;
    }),
  );
  return {
    scripts: elements
      .filter(({ tagName }) => tagName === 'script')
      .filter((element) => !attributeOf(element, 'type')?.startsWith('application/'))
      .map(textOf),
    sheets: elements
      .filter(({ tagName }) => tagName === 'style')
      .map((s) => textOf(s).slice(0, 500)),
    settings: textOf(find('script', 'id', 'settings')),
    canonical: attributeOf(find('link', 'rel', 'canonical'), 'href'),
    cardTitle: attributeOf(find('meta', 'property', 'og:title'), 'content'),
    headline: JSON.parse(textOf(find('script', 'type', 'application/ld+json'))).headline,
    scriptSources: directives.get('script-src'),
    styleSources: directives.get('style-src')?.length,
    connections: directives.get('connect-src'),
  };
}

async function bakeParts(id: number, text: string) {
  const address = await putArticle(id, articleAbout(text));
  let html = '';
  await withBaked(address, async () => {
    html = readBuilt(address);
  });
  return readParts(html);
}

test('an article about markup keeps its style sheet, scripts, canonical link and policy', {
  tag: '@sweep',
}, async () => {
  const id = createId();
  const plain = await bakeParts(id, 'text');
  expect(plain.sheets).toHaveLength(1);
  expect(plain.scripts.length).toBeGreaterThan(1);
  for (const text of GROUPS) {
    // A title is one line: its blanks are collapsed.
    const title = `稿 ${text}`.replace(/\s+/g, ' ');
    const parts = await bakeParts(id, text);
    expect.soft(parts, text).toEqual({ ...plain, cardTitle: title, headline: title });
  }
});

test('an article about all markup is shown as text', async ({ page }) => {
  const text = TEXTS.join(' ');
  const address = await putArticle(createId(), articleAbout(text));
  await page.route('https://img.example.test/**', (route) => route.fulfill({ body: '' }));
  await withBaked(address, async () => {
    await page.goto(address);
    await expect(page.locator('h1')).toHaveText(`稿 ${text}`);
    await expect(articleBody(page)).toContainText(`甲 ${text} 乙`);
    await expect(page.locator('h1')).toHaveCSS('font-weight', /^[67]00$/);
  });
});
