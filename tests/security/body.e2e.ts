/**
 * The body pipeline in a real browser: no hostile code runs, and the tree that was built is the
 * tree that Chromium makes of the same HTML. There is no content security policy and no network:
 * the sanitiser alone has to be enough.
 */

import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import fc from 'fast-check';
import { expect, test } from 'playwright/test';
import { EXTRA_TRANSFORMS } from '../../src/body/extra/extraTransforms.ts';
import { parseHtml } from '../../src/body/parse.node.ts';
import { renderBody } from '../../src/body/pipeline.ts';
import { sanitiseHtml } from '../../src/body/sanitiseHtml.ts';
import { isElement } from '../../src/body/tree.ts';
import type { Node } from '../../src/body/types.ts';
import { MARKUP_FILES, payloads, trees, withoutCorpus } from '../helpers/corpora.ts';
import { hostileHtml } from '../helpers/hostileHtml.ts';
import { input, OPTIONS, outline } from '../unit/body/helpers.ts';
import { documentOf, openHarness, runDocuments } from './harness.ts';

/** The same generated markup in every run. */
const SEED = 7;
/** How many cleaned fragments share one document. */
const GROUP = 8;

const body = (html: string) =>
  outline(renderBody(input(html), OPTIONS, parseHtml, EXTRA_TRANSFORMS));
const inline = (html: string) => sanitiseHtml(html, parseHtml);

test.describe('hostile markup does not run', () => {
  test('the detector finds code that runs', async ({ page }) => {
    await openHarness(page);
    const sure = [
      '<script>alert(1)</script>',
      '<img src=x onerror=alert(1)>',
      '<svg onload=alert(1)>',
      '<a href="javascript:alert(1)">x</a>',
      '<p onmouseover=alert(1)>x</p>',
      '<input onfocus=alert(1)>',
      '<details ontoggle=prompt(1)>x</details>',
      '<body onload=confirm(1)>',
    ];
    const ran = await runDocuments(page, sure);
    expect(sure.filter((_, number) => !ran.has(number))).toEqual([]);
    const harmless = ['<p>plain</p>', '<a href="http://a.example.test/">x</a>'];
    expect(await runDocuments(page, harmless)).toEqual(new Set());
    // A fragment that runs is found among others in one document, too.
    expect((await runDocuments(page, [documentOf([...harmless, ...sure.slice(1)])])).size).toBe(1);
  });

  test('raw payloads run and send requests', { tag: '@sweep' }, async ({ page }) => {
    test.skip(...withoutCorpus(...MARKUP_FILES));
    const watch = await openHarness(page);
    // A third of the payloads is enough; raw payloads are slow, since their code runs.
    const sample = payloads.filter((_, index) => index % 3 === 0);
    const ran = await runDocuments(page, sample);
    expect(ran.size).toBeGreaterThan(sample.length / 4);
    expect(watch.asked.length).toBeGreaterThan(0);
  });

  for (const [name, tag, clean] of [
    ['body', undefined, body],
    ['run-time text', '@sweep', inline],
  ] as const) {
    test(`${name}: nothing runs and nothing is requested`, { tag }, async ({ page }) => {
      test.skip(...withoutCorpus(...MARKUP_FILES));
      const watch = await openHarness(page);
      const htmls = [...new Set([...payloads, ...trees].map(clean))].filter((html) =>
        html.includes('<'),
      );
      expect(htmls.length).toBeGreaterThan(300);
      const groups = htmls.flatMap((_, at) =>
        at % GROUP === 0 ? [htmls.slice(at, at + GROUP)] : [],
      );
      const ran = await runDocuments(page, groups.map(documentOf));
      expect([...ran].map((number) => groups[number])).toEqual([]);
      expect(watch).toEqual({ ran: [], asked: [] });
    });
  }
});

test('output of the pipeline in the browser: nothing runs when inserted', {
  tag: '@sweep',
}, async ({ page }) => {
  test.skip(...withoutCorpus(...MARKUP_FILES));
  const watch = await openHarness(page);
  await page.addScriptTag({ content: await bundlePipeline() });
  const htmls = await page.evaluate(
    ({ inputs, options }) => {
      const { renderBody, parseHtml, EXTRA_TRANSFORMS } = (
        window as unknown as { pipeline: Pipeline }
      ).pipeline;
      const bodies = inputs.map((one) => renderBody(one, options, parseHtml, EXTRA_TRANSFORMS));
      return bodies.map(({ segments }) =>
        segments.map((segment) => (segment.kind === 'html' ? segment.html : '')).join(''),
      );
    },
    { inputs: payloads.map((html) => input(html)), options: OPTIONS },
  );
  const shown = [...new Set(htmls)].filter((html) => html.includes('<'));
  expect(shown.length).toBeGreaterThan(100);
  const groups = shown.flatMap((_, at) => (at % GROUP === 0 ? [shown.slice(at, at + GROUP)] : []));
  const documents = groups.map((group) => ({
    html: '<!DOCTYPE html><title>a</title><body>',
    inserted: group.map((html) => `<article>${html}</article>`).join(''),
  }));
  expect(await runDocuments(page, documents)).toEqual(new Set());
  expect(watch).toEqual({ ran: [], asked: [] });
});

test.describe('the same tree', () => {
  const dump = (nodes: readonly Node[]): string =>
    nodes
      .map((node) => {
        if (!isElement(node)) return node.type === 'text' ? `"${node.value}"` : `<!${node.type}>`;
        const attributes = Object.entries(node.properties)
          .map(([name, value]) => ` ${name}=${value}`)
          .sort();
        return `(${node.tagName}${attributes.join('')} ${dump(node.children)})`;
      })
      .join('');

  test('the tree of the build is Chromium’s tree of the same HTML', async ({ page }) => {
    test.skip(...withoutCorpus(...MARKUP_FILES));
    await openHarness(page);
    const htmls = [...trees, ...payloads].flatMap((html) => [body(html), inline(html)]);
    const dumps = await page.evaluate((all) => {
      const dumpDom = (parent: ParentNode & globalThis.Node): string =>
        Array.from(parent.childNodes, (node) => {
          if (node.nodeType === 3) return `"${node.nodeValue}"`;
          if (!(node instanceof HTMLElement)) return `<!${node.nodeName}>`;
          const attributes = Array.from(node.attributes, ({ name, value }) => ` ${name}=${value}`);
          return `(${node.localName}${attributes.sort().join('')} ${dumpDom(node)})`;
        }).join('');
      return all.map((html) => {
        const article = document.createElement('article');
        article.innerHTML = html;
        return dumpDom(article);
      });
    }, htmls);
    const different = htmls.filter((html, index) => dump(parseHtml(html)) !== dumps[index]);
    expect(different).toEqual([]);
  });

  test('the pipeline in the browser returns what that of the build returns', {
    tag: '@sweep',
  }, async ({ page }) => {
    test.skip(...withoutCorpus(...MARKUP_FILES));
    await openHarness(page);
    await page.addScriptTag({ content: await bundlePipeline() });
    const generated = fc
      .sample(hostileHtml, { seed: SEED, numRuns: 2000 })
      .filter((html) => !ONLY_IN_CHROMIUM.test(html));
    const sources = [...READ_BY_OTHER_RULES, ...trees, ...payloads, ...generated];
    const built = sources.map((html) => [
      renderBody(input(html), OPTIONS, parseHtml, EXTRA_TRANSFORMS),
      inline(html),
    ]);
    const inBrowser = await page.evaluate(
      ({ htmls, inputs, options }) => {
        const { renderBody, sanitiseHtml, parseHtml, EXTRA_TRANSFORMS } = (
          window as unknown as { pipeline: Pipeline }
        ).pipeline;
        return inputs.map((one, index) => [
          renderBody(one, options, parseHtml, EXTRA_TRANSFORMS),
          sanitiseHtml(htmls[index] ?? '', parseHtml),
        ]);
      },
      { htmls: sources, inputs: sources.map((html) => input(html)), options: OPTIONS },
    );
    const different = sources.filter(
      (_, index) => JSON.stringify(inBrowser[index]) !== JSON.stringify(built[index]),
    );
    expect(different).toEqual([]);
  });
});

test.describe('controls that are named like properties of their form', () => {
  /**
   * Properties of a node that the parser reads, and others that code walking a tree often reads.
   */
  const PROPERTIES =
    'nodeName childNodes attributes attrs data value nodeValue nodeType textContent parentNode parentElement ownerDocument children firstChild lastChild nextSibling previousSibling tagName localName namespaceURI name length item content innerHTML outerHTML getAttribute hasAttribute remove forEach toString constructor __proto__ prototype'.split(
      ' ',
    );
  const CONTROLS = [
    (name: string) => `<input name="${name}">`,
    (name: string) => `<img id="${name}" src="https://img.example.test/a.jpg">`,
    (name: string) => `<button name="${name}" value="x">b</button>`,
    (name: string) => `<fieldset id="${name}"><p>f</p></fieldset>`,
  ];
  const bodies = [
    ...PROPERTIES.flatMap((name) =>
      CONTROLS.map((control) => `<form class="a"><p>before</p>${control(name)}after</form><p>end`),
    ),
    `<form>${PROPERTIES.map((name) => `<input name="${name}">`).join('')}text</form><p>end`,
  ];

  test('the browser parses the same tree as the build', async ({ page }) => {
    const watch = await openHarness(page);
    await page.addScriptTag({ content: await bundlePipeline() });
    const inBrowser = await page.evaluate((htmls) => {
      const { parseHtml } = (window as unknown as { pipeline: Pipeline }).pipeline;
      return htmls.map((html) => {
        try {
          return parseHtml(html);
        } catch (error) {
          return String(error);
        }
      });
    }, bodies);
    const different = bodies.flatMap((html, index) =>
      JSON.stringify(inBrowser[index]) === JSON.stringify(parseHtml(html))
        ? []
        : [[html, inBrowser[index]]],
    );
    expect(different).toEqual([]);
    expect(watch).toEqual({ ran: [], asked: [] });
  });
});

/** What old and new parsers, or a parser of fragments and one of documents, read by different rules. */
const READ_BY_OTHER_RULES = [
  '<p>The attribute onclick="go()" of <xmp><a onclick=x>a</a></xmp>',
  '<textarea><a onclick=x>a</textarea><title>a onload=x</title>b',
  '<p>a\0b<\0i>c\0</i><table>\0<tr><td title="\0">d\0</table><svg>\0<text>e\0</text></svg>',
  '\0<p>a',
  '<select><option>a<select><option>b</select>c</select>d',
  '<select>a<p>b</p><option>c</select>d',
  '<p><select><option>a<p>b<img src="/a.jpg"></p>c',
  '<select><option>a<input>b<textarea>c</textarea>d</select>',
  '<frameset><frame src="/a"></frameset>a',
  '<p>a</p><frameset>b',
  '<div><frameset>a<p>b',
];

/** Chromium nests links that have an `is`, and takes CDATA in the words of a formula for a comment. */
const ONLY_IN_CHROMIUM = /[\s/"']is[\s=>/]|<!\[CDATA\[/i;

interface Pipeline {
  readonly renderBody: typeof renderBody;
  readonly sanitiseHtml: typeof sanitiseHtml;
  readonly parseHtml: typeof parseHtml;
  readonly EXTRA_TRANSFORMS: typeof EXTRA_TRANSFORMS;
}

async function bundlePipeline(): Promise<string> {
  const result = await build({
    stdin: {
      contents:
        "export { renderBody } from './src/body/pipeline.ts'; export { sanitiseHtml } from './src/body/sanitiseHtml.ts'; export { EXTRA_TRANSFORMS } from './src/body/extra/extraTransforms.ts'; export { parseHtml } from './src/body/parse.browser.ts';",
      resolveDir: fileURLToPath(new URL('../../', import.meta.url)),
    },
    bundle: true,
    format: 'iife',
    globalName: 'pipeline',
    write: false,
  });
  return result.outputFiles[0]?.text ?? '';
}
