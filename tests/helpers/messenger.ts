import { createHash } from 'node:crypto';
import type { BrowserContext, Page } from 'playwright/test';
import { readTestPorts } from '../../scripts/test/testEnvironment.ts';

/** User agents of the messenger's browser on both systems. */
export const MESSENGER_AGENT = {
  android:
    'Mozilla/5.0 (Linux; Android 11; P-100 Build/RP1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/107.0.5304.141 Mobile Safari/537.36 MicroMessenger/8.0.35.2360(0x2800235B) NetType/WIFI Language/zh_CN',
  ios: 'Mozilla/5.0 (iPhone; CPU iPhone OS 14_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.30(0x18001e31) NetType/WIFI Language/zh_CN',
  windows:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/107.0.0.0 Safari/537.36 MicroMessenger/7.0.20.1781(0x6700143B) NetType/WIFI WindowsWechat(0x63090719)',
} as const;

export interface MessengerCall {
  readonly name: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** A configuration of the SDK and whether the messenger accepted it. */
export interface MessengerConfig {
  readonly url: string;
  readonly accepted: boolean;
  readonly tags: readonly string[];
}

export interface Messenger {
  /** Calls of all pages of the context. */
  readonly calls: readonly MessengerCall[];
  readonly configs: readonly MessengerConfig[];
  /** Returns the parameters of the last such call; undefined when there was none. */
  readonly last: (name: string) => MessengerCall['params'] | undefined;
  /**
   * Sends the event of an entry of the messenger's share menu, such as 'menu:share:timeline', once the
   * page listens to it.
   */
  readonly shareByMenu: (page: Page, entry: string) => Promise<void>;
  /** Simulates a return from the back/forward cache: the messenger drops the configuration. */
  readonly returnFromMemory: (page: Page) => Promise<void>;
}

export interface MessengerOptions {
  /** `silent` never answers a configuration; `refusing` rejects every signature. */
  readonly mode?: 'working' | 'refusing' | 'silent';
  /** Fields of each call's result beside `errMsg`; an `errMsg` here replaces the default. */
  readonly answers?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

interface MessengerWindow {
  WeixinJSBridge: {
    invoke: (name: string, params: Record<string, unknown>, done: (result: object) => void) => void;
    on: (name: string, listener: (result: object) => void) => void;
  };
  messengerCall: (name: string, params: object) => void;
  messengerVerify: (url: string, params: object) => Promise<boolean>;
  /** `shareByMenu` returns whether the page listens to the entry. */
  messengerStandIn: { shareByMenu: (entry: string) => boolean; forget: () => void };
}

/**
 * Simulates the messenger: provides the bridge that the real SDK calls. The bridge checks the
 * signature of every configuration as the messenger does, with the origin's ticket, and denies
 * calls of a page whose configuration it has not accepted.
 */
export async function simulateMessenger(
  context: BrowserContext,
  system: keyof typeof MESSENGER_AGENT,
  { mode = 'working', answers = {} }: MessengerOptions = {},
): Promise<Messenger> {
  const { origin } = readTestPorts();
  const answer = await fetch(`http://localhost:${origin}/control/ticket`);
  const { ticket } = (await answer.json()) as { ticket: string };
  const calls: MessengerCall[] = [];
  const configs: MessengerConfig[] = [];

  // Blocks the SDK's reports to its vendor.
  await context.route(/\/sdk\/report\?/, (route) => route.fulfill({ status: 204 }));
  await context.exposeFunction('messengerCall', (name: string, params: MessengerCall['params']) => {
    calls.push({ name, params });
  });
  await context.exposeFunction(
    'messengerVerify',
    (url: string, params: MessengerCall['params']) => {
      const text = `jsapi_ticket=${ticket}&noncestr=${params.verifyNonceStr}&timestamp=${params.verifyTimestamp}&url=${url}`;
      const right = createHash('sha1').update(text).digest('hex') === params.verifySignature;
      const accepted = mode === 'working' && right;
      configs.push({ url, accepted, tags: (params.verifyOpenTagList ?? []) as string[] });
      return accepted;
    },
  );
  await context.addInitScript(
    ({ system, mode, answers }) => {
      const page = window as unknown as MessengerWindow;
      const withoutHash = () => location.href.replace(/#.*/, '');
      const entered = withoutHash();
      const listeners = new Map<string, (result: object) => void>();
      let accepted = false;

      async function configure(params: object, done: (result: object) => void) {
        accepted = await page.messengerVerify(system === 'ios' ? entered : withoutHash(), params);
        if (mode === 'silent') return;
        done({ errMsg: accepted ? 'config:ok' : 'config:fail, invalid signature' });
      }

      page.WeixinJSBridge = {
        invoke: (name, params, done) => {
          if (name === 'preVerifyJSAPI') return void configure(params, done);
          page.messengerCall(name, params);
          const allowed = accepted || name === 'getNetworkType' || name === 'checkJsApi';
          const outcome = allowed ? 'ok' : 'permission denied';
          setTimeout(() =>
            done({ errMsg: `${name}:${outcome}`, ...(allowed ? answers[name] : {}) }),
          );
        },
        on: (name, listener) => listeners.set(name, listener),
      };
      page.messengerStandIn = {
        shareByMenu: (entry) => {
          listeners.get(entry)?.({ errMsg: `${entry}:ok` });
          return listeners.has(entry);
        },
        forget: () => {
          accepted = false;
        },
      };
    },
    { system, mode, answers },
  );

  return {
    calls,
    configs,
    last: (name) => calls.filter((call) => call.name === name).pop()?.params,
    shareByMenu: async (page, entry) => {
      await page.waitForFunction(
        (name) => (window as unknown as MessengerWindow).messengerStandIn.shareByMenu(name),
        entry,
      );
    },
    returnFromMemory: (page) =>
      page.evaluate(() => {
        (window as unknown as MessengerWindow).messengerStandIn.forget();
        dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      }),
  };
}
