import type { Page } from 'playwright/test';

const ORIGIN = 'http://reader.example.test/';
/** How many documents run at the same time. */
const BATCH = 60;

/** What ran, and requested addresses other than images; filled while the page runs. */
export interface Watch {
  readonly ran: string[];
  readonly asked: string[];
}

export async function openHarness(page: Page): Promise<Watch> {
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

/** The content of one frame. */
export interface FrameContent {
  /** The HTML of the document. */
  readonly html: string;
  /** HTML that a script inserts into the body afterwards. */
  readonly inserted?: string;
}

/**
 * Writes every document into its own frame and dispatches the events that a reader might cause.
 * Returns the indexes of the documents in which code ran.
 */
export async function runDocuments(
  page: Page,
  documents: readonly (string | FrameContent)[],
): Promise<Set<number>> {
  const ran = new Set<number>();
  const contents = documents.map((one) => (typeof one === 'string' ? { html: one } : one));
  for (let from = 0; from < documents.length; from += BATCH) {
    const numbers = await page.evaluate(playBatch, contents.slice(from, from + BATCH));
    for (const number of numbers) ran.add(from + number);
  }
  return ran;
}

/** Runs in the page; returns the indexes of the documents in which code ran. */
async function playBatch(documents: readonly FrameContent[]): Promise<number[]> {
  const EVENTS =
    'load error focus blur focusin mouseover mouseenter mousemove mousedown mouseup pointerover pointerdown touchstart touchend wheel scroll keydown keypress keyup input change select copy paste cut drag dragstart drop toggle animationstart animationend transitionend begin end resize message hashchange pageshow contextmenu auxclick dblclick'.split(
      ' ',
    );
  const HOOKS = ['alert', 'prompt', 'confirm', 'print', 'eval', 'open'];
  const ran = new Set<number>();
  const frames = documents.map(({ html, inserted }, number) => {
    const frame = document.createElement('iframe');
    // Allows everything except navigation of the top window.
    frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms allow-modals');
    document.body.append(frame);
    const inner = frame.contentWindow as unknown as Record<string, unknown> & Window;
    inner.document.open();
    // `document.open()` has reset the window, so the hooks are set after it.
    for (const hook of HOOKS) inner[hook] = () => ran.add(number);
    // Links to the web are allowed and not followed; links that run code are what is tested.
    inner.addEventListener('click', (event) => {
      const link = (event.target as Element).closest('a, area');
      if (/^(?:https?|mailto|tel):/.test((link as HTMLAnchorElement | null)?.href ?? '')) {
        event.preventDefault();
      }
    });
    inner.document.write(html);
    inner.document.close();
    if (inserted !== undefined) inner.document.body.innerHTML = inserted;
    return frame;
  });
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const isComplete = ({ contentDocument }: HTMLIFrameElement) =>
    contentDocument === null || contentDocument.readyState === 'complete';
  // A payload may load for ever.
  for (let left = 50; left > 0 && !frames.every(isComplete); left -= 1) await pause(100);
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

/** Returns a document with cleaned fragments both in its HTML and inserted by a script. */
export function documentOf(htmls: readonly string[]): string {
  const articles = htmls.map((html) => `<article>${html}</article>`).join('');
  const text = JSON.stringify(htmls).replace(/</g, '\\u003c');
  return `<!DOCTYPE html><title>a</title><body>${articles}<script>for (const html of ${text}) {
    document.body.appendChild(document.createElement('article')).innerHTML = html;
  }</script>`;
}
