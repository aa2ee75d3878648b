import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { scaleLimit } from '../../scripts/test/pace.ts';

const PHONE = { width: 375, height: 812, deviceScaleFactor: 2, mobile: true };
/** Less than the limit of a test, so that it fails with what the page shows. */
const WAIT_LIMIT_MS = scaleLimit(20_000);
const POLL_MS = 50;

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: {
    readonly type?: string;
    readonly args?: readonly { readonly value?: unknown; readonly description?: string }[];
    readonly entry?: { readonly level: string; readonly text: string; readonly url?: string };
    readonly exceptionDetails?: {
      readonly text: string;
      readonly exception?: { readonly description?: string };
    };
  };
  readonly result?: Record<string, unknown>;
  readonly error?: { readonly message: string };
}

/**
 * One page of a browser that is too old for Playwright, driven by a few commands of the DevTools
 * protocol.
 */
export interface OldPage {
  readonly open: (url: string) => Promise<void>;
  /** Returns the value of an expression in the page; the page's policy does not apply to it. */
  readonly read: <T>(expression: string) => Promise<T>;
  /** Evaluates until the value is truthy; throws with what the page shows when it stays false. */
  readonly waitFor: (expression: string) => Promise<void>;
  /** Returns the errors since the page was opened: logged, thrown, or violations of its policy. */
  readonly errors: () => readonly string[];
  readonly close: () => Promise<void>;
}

export async function openOldBrowser(program: string): Promise<OldPage> {
  const profile = await mkdtemp(path.join(tmpdir(), 'broadsheet-floor-'));
  const browser = spawn(
    program,
    [
      ...['--headless', '--no-sandbox', '--no-zygote', '--disable-gpu'],
      ...['--disable-dev-shm-usage', '--remote-debugging-port=0', `--user-data-dir=${profile}`],
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  // Also when the test gives up while the browser starts.
  process.once('exit', () => browser.kill('SIGKILL'));
  try {
    const { host } = new URL(await readEndpoint(browser));
    // The page that the browser starts with may not be listed yet.
    const opened = await fetch(`http://${host}/json/new`);
    const { webSocketDebuggerUrl } = (await opened.json()) as { webSocketDebuggerUrl: string };
    const page = await connect(webSocketDebuggerUrl);
    await page.send('Page.enable');
    await page.send('Runtime.enable');
    await page.send('Log.enable');
    await page.send('Emulation.setDeviceMetricsOverride', PHONE);
    return { ...createPage(page), close: () => end(browser, profile) };
  } catch (error) {
    await end(browser, profile);
    throw error;
  }
}

/** Returns the WebSocket address that the browser prints when it has started. */
function readEndpoint(browser: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    browser.stderr?.on('data', (part: Buffer) => {
      text += part.toString();
      const endpoint = /DevTools listening on (ws:\S+)/.exec(text)?.[1];
      if (endpoint !== undefined) resolve(endpoint);
    });
    browser.once('exit', (code) => reject(new Error(`ended with ${code}: ${text}`)));
  });
}

async function end(browser: ChildProcess, profile: string): Promise<void> {
  if (browser.exitCode === null && browser.signalCode === null) {
    await new Promise((resolve) => {
      browser.once('exit', resolve);
      browser.kill('SIGKILL');
    });
  }
  await rm(profile, { recursive: true, force: true });
}

interface Connection {
  readonly send: (method: string, params?: object) => Promise<Record<string, unknown>>;
  readonly events: Message[];
}

async function connect(address: string): Promise<Connection> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, (message: Message) => void>();
  const events: Message[] = [];
  let lastId = 0;
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id === undefined) events.push(message);
    else waiting.get(message.id)?.(message);
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', reject, { once: true });
  });
  const send = (method: string, params: object = {}) =>
    new Promise<Record<string, unknown>>((resolve, reject) => {
      const id = ++lastId;
      waiting.set(id, ({ result, error }) => {
        waiting.delete(id);
        if (error) reject(new Error(`${method}: ${error.message}`));
        else resolve(result ?? {});
      });
      socket.send(JSON.stringify({ id, method, params }));
    });
  return { send, events };
}

function createPage({ send, events }: Connection): Omit<OldPage, 'close'> {
  async function read<T>(expression: string): Promise<T> {
    const params = { expression, returnByValue: true, awaitPromise: true };
    const answer = await send('Runtime.evaluate', params);
    if (answer.exceptionDetails) throw new Error(`${expression}: ${JSON.stringify(answer)}`);
    return (answer.result as { value: T }).value;
  }
  async function waitFor(expression: string): Promise<void> {
    const until = performance.now() + WAIT_LIMIT_MS;
    // Evaluation fails while the page is being replaced.
    while (!(await read(expression).catch(() => false))) {
      if (performance.now() > until) {
        const text = await read('document.documentElement.outerHTML.slice(0, 2000)');
        throw new Error(`not true in time: ${expression}\n${errors()}\n${text}`);
      }
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }
  async function open(url: string): Promise<void> {
    events.length = 0;
    await send('Page.navigate', { url });
    const there = `location.href === ${JSON.stringify(url)}`;
    await waitFor(`${there} && document.readyState === 'complete'`);
  }
  const errors = () => events.map(formatError).filter((text) => text !== null);
  return { open, read, waitFor, errors };
}

/** Returns the text of an event that reports an error; null for others. */
function formatError({ method, params }: Message): string | null {
  if (method === 'Runtime.exceptionThrown') {
    const thrown = params?.exceptionDetails;
    return `uncaught: ${thrown?.exception?.description ?? thrown?.text}`;
  }
  if (method === 'Runtime.consoleAPICalled' && params?.type === 'error') {
    const texts = params.args?.map(({ value, description }) => String(value ?? description));
    return `console: ${texts?.join(' ')}`;
  }
  const entry = params?.entry;
  return entry?.level === 'error' ? `${entry.text} (${entry.url ?? ''})` : null;
}
