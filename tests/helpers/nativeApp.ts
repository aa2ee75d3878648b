import type { BrowserContext } from 'playwright/test';

/** User agents of the native app's web view. */
export const APP_AGENT = {
  ios: 'Mozilla/5.0 (iPhone; CPU iPhone OS 14_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148/xiangyuapp',
  android:
    'Mozilla/5.0 (Linux; Android 11; P-100 Build/RP1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/107.0.5304.141 Mobile Safari/537.36/xiangyuapp',
} as const;

export const APP_SCHEME = 'jichuan';

export interface FollowedAppLink {
  readonly name: string;
  readonly params: Readonly<Record<string, string>>;
}

interface AppWindow {
  appLink: (address: string) => void;
  appReply?: (reply: string, answer: unknown) => void;
}

/**
 * Simulates the native app: collects the links of its scheme that pages follow, which a browser
 * does not report to a test, and replies by the link's name. Links without an entry in `answers`
 * get no reply.
 */
export async function simulateApp(
  context: BrowserContext,
  answers: Readonly<Record<string, unknown>> = {},
): Promise<FollowedAppLink[]> {
  const links: FollowedAppLink[] = [];
  await context.exposeFunction('appLink', (address: string) => {
    const [, name = '', query = ''] = /:\/\/([^?]*)\??(.*)/.exec(address) ?? [];
    links.push({ name, params: Object.fromEntries(new URLSearchParams(query)) });
  });
  await context.addInitScript(
    ({ scheme, answers }) => {
      const page = window as unknown as AppWindow;
      const follow = HTMLAnchorElement.prototype.click;
      HTMLAnchorElement.prototype.click = function click() {
        if (this.protocol !== `${scheme}:`) return follow.call(this);
        // The attribute, not `href`: engines differ in the case of the host of such addresses.
        const address = this.getAttribute('href') ?? '';
        page.appLink(address);
        const [, name = '', query = ''] = /:\/\/([^?]*)\??(.*)/.exec(address) ?? [];
        const reply = new URLSearchParams(query).get('reply');
        if (reply !== null && name in answers) page.appReply?.(reply, answers[name]);
      };
    },
    { scheme: APP_SCHEME, answers },
  );
  return links;
}
