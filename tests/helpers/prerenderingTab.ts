import { chromium } from 'playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../../scripts/chromium.ts';
import { findFreePort } from '../../scripts/run/ports.ts';
import { withLimit } from '../../src/model/withLimit.ts';

const FIRST_PORT = 4_700;
/** After this time a question has no answer: a page that is kept for Back meanwhile never gives one. */
const ANSWER_LIMIT_MS = 5_000;
const PHONE = { width: 375, height: 812, deviceScaleFactor: 2, mobile: true };

/** A page of the tab: the shown one, or one that is prerendered. */
interface TabPage {
  readonly session: string;
  readonly target: string;
  address: string;
  isPrerendered: boolean;
}

/** A phone's tab in a browser that prerenders; Playwright's pages never are, because it follows pages and not tabs. */
export interface PrerenderingTab {
  readonly open: (address: string) => Promise<void>;
  /** Returns the value of an expression in the shown page; undefined between two pages, so that it is asked again. */
  readonly read: (expression: string) => Promise<unknown>;
  readonly touch: (type: 'touchStart' | 'touchMove' | 'touchEnd', ...spot: number[]) => void;
  readonly listPrerendered: () => readonly string[];
  /** What all its pages have requested; the type is that of the browser: `Prefetch`, `Document`, `Fetch`. */
  readonly requested: readonly { readonly address: string; readonly type: string }[];
  readonly close: () => Promise<void>;
}

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly sessionId?: string;
  // biome-ignore lint/suspicious/noExplicitAny: each method has a shape of its own
  readonly params?: any;
  // biome-ignore lint/suspicious/noExplicitAny: each method has a shape of its own
  readonly result?: any;
}

export async function openPrerenderingTab(): Promise<PrerenderingTab> {
  const port = await findFreePort(FIRST_PORT + Number(process.env.TEST_PARALLEL_INDEX ?? 0));
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...CHROMIUM_ARGS, `--remote-debugging-port=${port}`],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const version = await (await fetch(`http://localhost:${port}/json/version`)).json();
  const socket = new WebSocket((version as { webSocketDebuggerUrl: string }).webSocketDebuggerUrl);
  await new Promise((done) => socket.addEventListener('open', done));

  const waiting = new Map<number, (message: Message) => void>();
  const pages: TabPage[] = [];
  const requested: { address: string; type: string }[] = [];
  let lastId = 0;
  const send = (method: string, params: object = {}, sessionId?: string) => {
    lastId += 1;
    socket.send(JSON.stringify({ id: lastId, method, params, sessionId }));
    return new Promise<Message>((done) => waiting.set(lastId, done));
  };
  const startPage = (session: string) => {
    void send('Network.enable', {}, session);
    void send('Emulation.setDeviceMetricsOverride', PHONE, session);
    void send('Emulation.setTouchEmulationEnabled', { enabled: true }, session);
    void send('Runtime.runIfWaitingForDebugger', {}, session);
  };
  socket.addEventListener('message', ({ data }) => {
    const message: Message = JSON.parse(String(data));
    const { method, params } = message;
    if (message.id) waiting.get(message.id)?.(message);
    else if (method === 'Network.requestWillBeSent')
      requested.push({ address: params.request.url, type: params.type });
    else if (method === 'Target.detachedFromTarget') {
      const index = pages.findIndex(({ session }) => session === params.sessionId);
      if (index >= 0) pages.splice(index, 1);
    } else if (method === 'Target.attachedToTarget' || method === 'Target.targetInfoChanged') {
      const { targetId: target, type, url: address, subtype } = params.targetInfo;
      if (type !== 'page') return;
      const isPrerendered = subtype === 'prerender';
      const known = pages.find((page) => page.target === target);
      if (known) Object.assign(known, { address, isPrerendered });
      else if (params.sessionId) {
        pages.push({ session: params.sessionId, target, address, isPrerendered });
        startPage(params.sessionId);
      }
    }
  });
  const { result } = await send('Target.createBrowserContext');
  await send('Target.setDiscoverTargets', { discover: true });
  await send('Target.createTarget', {
    url: 'about:blank',
    browserContextId: result.browserContextId,
  });
  const tabs = await send('Target.getTargets', { filter: [{ type: 'tab' }] });
  const own = ({ browserContextId }: { browserContextId: string }) =>
    browserContextId === result.browserContextId;
  const { targetId } = tabs.result.targetInfos.find(own);
  const tab = await send('Target.attachToTarget', { targetId, flatten: true });
  const follow = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true };
  await send('Target.setAutoAttach', follow, tab.result.sessionId);
  const findShown = () => pages.find(({ isPrerendered }) => !isPrerendered)?.session;

  return {
    open: async (url) => void (await send('Page.navigate', { url }, findShown())),
    read: async (expression) => {
      const question = { expression, returnByValue: true, awaitPromise: true };
      const answer = await withLimit(
        send('Runtime.evaluate', question, findShown()),
        ANSWER_LIMIT_MS,
      );
      return answer?.result?.result.value;
    },
    touch: (type, x, y) =>
      void send(
        'Input.dispatchTouchEvent',
        { type, touchPoints: x === undefined ? [] : [{ x, y }] },
        findShown(),
      ),
    listPrerendered: () =>
      pages.filter(({ isPrerendered }) => isPrerendered).map(({ address }) => address),
    requested,
    close: async () => {
      socket.close();
      await browser.close();
    },
  };
}
