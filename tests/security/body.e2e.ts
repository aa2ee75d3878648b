/**
 * The body pipeline in a real browser: nothing that strangers send runs, and the tree
 * that was built is the tree that Chromium makes of the same HTML. Without any policy
 * (CSP) and without a network: the sanitiser has to hold alone.
 */
import { build } from 'esbuild';
import { expect, type Page, test } from 'playwright/test';
import { EXTRA_TRANSFORMS } from '../../src/body/extra/extraTransforms.ts';
import { parseHtml } from '../../src/body/parse.node.ts';
import { renderBody } from '../../src/body/pipeline.ts';
import { sanitiseHtml } from '../../src/body/sanitiseHtml.ts';
import { isElement } from '../../src/body/tree.ts';
import type { Node } from '../../src/body/types.ts';
import { input, OPTIONS, outline, readCorpus } from '../unit/body/helpers.ts';

const ORIGIN = 'http://reader.example.test/';
/** Documents at work at the same time, and cleaned pieces in one of them. */
const BATCH = 60;
const GROUP = 8;

const TREES = readCorpus('html5lib-tree.json');
const XSS = readCorpus('xss.txt');
const XSS_LINES = readCorpus('xss-multiline.json');
const PURIFY = readCorpus('dompurify.json');
const hasCorpora = ![TREES, XSS, XSS_LINES, PURIFY].includes(null);

const column = (text: string | null, key: string): string[] =>
  JSON.parse(text ?? '[]').map((entry: Record<string, string>) => entry[key]);

const trees = column(TREES, 'data');
const payloads = [
  ...(XSS ?? '').split('\n').slice(0, -1),
  ...(JSON.parse(XSS_LINES ?? '[]') as string[]),
  ...column(PURIFY, 'payload'),
];

const body = (html: string) =>
  outline(renderBody(input(html), OPTIONS, parseHtml, EXTRA_TRANSFORMS));
const inline = (html: string) => sanitiseHtml(html, parseHtml);

/** What ran, and what was asked for beside pictures; filled while the page works. */
interface Watch {
  readonly ran: string[];
  readonly asked: string[];
}

async function openHarness(page: Page): Promise<Watch> {
  const watch: Watch = { ran: [], asked: [] };
  await page.exposeFunction('reportRun', (what: string) => watch.ran.push(what));
  page.on('dialog', (dialog) => {
    watch.ran.push(`dialog ${dialog.message()}`);
    return dialog.dismiss();
  });
  await page.route('**/*', (route) => {
    const request = route.request();
    if (request.url() === ORIGIN) {
      return route.fulfill({
        contentType: 'text/html',
        body: '<!DOCTYPE html><title>harness</title>',
      });
    }
    if (request.resourceType() !== 'image') watch.asked.push(request.url());
    return route.abort();
  });
  await page.goto(ORIGIN);
  return watch;
}

/**
 * Writes every document into a frame of its own and does to it what a reader might do.
 * Answers the numbers of those in which code ran.
 */
async function runDocuments(page: Page, documents: readonly string[]): Promise<Set<number>> {
  const ran = new Set<number>();
  for (let from = 0; from < documents.length; from += BATCH) {
    const numbers = await page.evaluate(playBatch, documents.slice(from, from + BATCH));
    for (const number of numbers) ran.add(from + number);
  }
  return ran;
}

/** Runs in the page. */
async function playBatch(documents: readonly string[]): Promise<number[]> {
  const EVENTS =
    'load error focus blur focusin mouseover mouseenter mousemove mousedown mouseup pointerover pointerdown touchstart touchend wheel scroll keydown keypress keyup input change select copy paste cut drag dragstart drop toggle animationstart animationend transitionend begin end resize message hashchange pageshow contextmenu auxclick dblclick'.split(
      ' ',
    );
  const HOOKS = ['alert', 'prompt', 'confirm', 'print', 'eval', 'open'];
  const ran = new Set<number>();
  const frames = documents.map((html, number) => {
    const frame = document.createElement('iframe');
    // Everything but the way out of the frame.
    frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms allow-modals');
    document.body.append(frame);
    const inner = frame.contentWindow as unknown as Record<string, unknown> & Window;
    inner.document.open();
    // Opening made the window new.
    for (const hook of HOOKS) inner[hook] = () => ran.add(number);
    // Following a web link is the reader's right; following code is what we are after.
    inner.addEventListener('click', (event) => {
      const link = (event.target as Element).closest('a, area');
      if (/^(?:https?|mailto|tel):/.test((link as HTMLAnchorElement | null)?.href ?? '')) {
        event.preventDefault();
      }
    });
    inner.document.write(html);
    inner.document.close();
    return frame;
  });
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  await pause(120);
  for (const frame of frames) {
    for (const element of Array.from(frame.contentDocument?.querySelectorAll('*') ?? [])) {
      for (const event of EVENTS) element.dispatchEvent(new Event(event));
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    }
  }
  await pause(120);
  for (const frame of frames) frame.remove();
  return [...ran];
}

/** Cleaned pieces as a baked page has them, and as scripts insert them. */
function documentOf(htmls: readonly string[]): string {
  const articles = htmls.map((html) => `<article>${html}</article>`).join('');
  const text = JSON.stringify(htmls).replace(/</g, '\\u003c');
  return `<!DOCTYPE html><title>a</title><body>${articles}<script>for (const html of ${text}) {
    document.body.appendChild(document.createElement('article')).innerHTML = html;
  }</script>`;
}

test.describe('nothing that strangers send runs', () => {
  test('the detector detects', async ({ page }) => {
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
    // Among others in one document, too.
    expect((await runDocuments(page, [documentOf([...harmless, ...sure.slice(1)])])).size).toBe(1);
  });

  test('raw payloads trip it', async ({ page }) => {
    test.skip(!hasCorpora, 'skipped: ../shared/corpora not found');
    const watch = await openHarness(page);
    // A third of them is proof enough; raw ones are slow, for they do what they want.
    const sample = payloads.filter((_, index) => index % 3 === 0);
    const ran = await runDocuments(page, sample);
    expect(ran.size).toBeGreaterThan(sample.length / 4);
    expect(watch.asked.length).toBeGreaterThan(0);
  });

  for (const [name, clean] of [
    ['body', body],
    ['run-time text', inline],
  ] as const) {
    test(`${name}: nothing runs, nothing is asked for`, async ({ page }) => {
      test.skip(!hasCorpora, 'skipped: ../shared/corpora not found');
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

test.describe('one tree', () => {
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
    test.skip(!hasCorpora, 'skipped: ../shared/corpora not found');
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

  test('the browser’s pipeline answers what the build’s does', async ({ page }) => {
    test.skip(!hasCorpora, 'skipped: ../shared/corpora not found');
    await openHarness(page);
    await page.addScriptTag({ content: await bundlePipeline() });
    const sources = [...trees, ...payloads];
    const built = sources.map((html) =>
      renderBody(input(html), OPTIONS, parseHtml, EXTRA_TRANSFORMS),
    );
    const inBrowser = await page.evaluate(
      ({ inputs, options }) => {
        const { renderBody, parseHtml, EXTRA_TRANSFORMS } = (
          window as unknown as { pipeline: Pipeline }
        ).pipeline;
        return inputs.map((one) => renderBody(one, options, parseHtml, EXTRA_TRANSFORMS));
      },
      { inputs: sources.map((html) => input(html)), options: OPTIONS },
    );
    const different = sources.filter(
      (html, index) =>
        !SELECT_DIFFERS.includes(html) &&
        JSON.stringify(inBrowser[index]) !== JSON.stringify(built[index]),
    );
    expect(different).toEqual([]);
  });
});

/** Chromium reads unclosed `<select>` by the newer rules already; we drop it either way. */
const SELECT_DIFFERS = [
  '<select><b><option><select><option></b></select>X',
  '<!doctype html><table><select><plaintext>a<caption>b',
];

interface Pipeline {
  readonly renderBody: typeof renderBody;
  readonly parseHtml: typeof parseHtml;
  readonly EXTRA_TRANSFORMS: typeof EXTRA_TRANSFORMS;
}

async function bundlePipeline(): Promise<string> {
  const result = await build({
    stdin: {
      contents:
        "export { renderBody } from './src/body/pipeline.ts'; export { parseHtml } from './src/body/parse.browser.ts'; export { EXTRA_TRANSFORMS } from './src/body/extra/extraTransforms.ts';",
      resolveDir: new URL('../../', import.meta.url).pathname,
    },
    bundle: true,
    format: 'iife',
    globalName: 'pipeline',
    write: false,
  });
  return result.outputFiles[0]?.text ?? '';
}
