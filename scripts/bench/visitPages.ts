import { type Browser, chromium, type Page } from 'playwright';
import { bake } from '../bake/bake.ts';
import type { Selection } from '../bake/bakeJob.ts';
import type { PageRef } from '../bake/pageRef.ts';
import { CHROMIUM_ARGS, findChromium } from '../chromium.ts';
import { startServer } from '../serve/server.ts';
import type { BenchSite } from './benchSite.ts';
import { logInAsMember } from './logInAsMember.ts';
import {
  addressOf,
  bakeMeasuredPages,
  type MeasuredFolders,
  type MeasuredPage,
} from './measuredPages.ts';
import { serveFolders } from './serveFolders.ts';

const PHONE = {
  viewport: { width: 412, height: 823 },
  hasTouch: true,
  isMobile: true,
} as const;

/** The variants of a measured page with controls. */
export type Variant = Exclude<keyof MeasuredFolders, 'floor'>;

/** A page as a phone opens it for the first time. */
export interface PhoneVisit {
  readonly browser: Browser;
  readonly url: string;
  /** What the browser has stored for the site: the session of a member, or nothing. */
  readonly stored: Readonly<Record<string, string>>;
}

/** Bakes and serves the measured pages over HTTP/1.1 while `measure` visits them. */
export async function visitMeasuredPages<T>(
  site: BenchSite,
  measure: (visitOf: (page: MeasuredPage, variant: Variant) => PhoneVisit) => Promise<T>,
): Promise<T> {
  const folders = await bakeMeasuredPages(site);
  const served = await serveFolders(site, folders, 'HTTP/1.1');
  return visitServed(site, served.stop, (browser, session) =>
    measure((page, variant) => ({
      browser,
      url: `${served.urls[variant]}/${addressOf(page)}`,
      stored: page.needsLogin ? session : {},
    })),
  );
}

/** The vote with the most options, which members may open only. */
export const LARGE_VOTE: PageRef<'activityVoteWeb'> = {
  route: 'activityVoteWeb',
  params: { linkID: '8102', id: '6010' },
};

/** Bakes what is selected, if anything, and serves the site while `measure` visits its pages as a member. */
export async function visitBakedPages<T>(
  site: BenchSite,
  select: Selection | null,
  measure: (visitOf: (ref: PageRef) => PhoneVisit) => Promise<T>,
): Promise<T> {
  const { settings, buildsDir, clientDir } = site;
  if (select) await bake({ settings, buildsDir, outDir: clientDir, select });
  const base = settings.siteBase;
  const server = await startServer({ dir: clientDir, base, port: 0 });
  return visitServed(site, server.stop, (browser, stored) =>
    measure((ref) => ({ browser, url: `${server.url}${base}/${addressOf({ ref })}`, stored })),
  );
}

async function visitServed<T>(
  { settings }: BenchSite,
  stopServer: () => Promise<void>,
  measure: (browser: Browser, session: PhoneVisit['stored']) => Promise<T>,
): Promise<T> {
  const browser = await chromium
    .launch({ executablePath: findChromium(), args: [...CHROMIUM_ARGS] })
    .catch(async (error: unknown) => {
      await stopServer();
      throw error;
    });
  try {
    return await measure(browser, await logInAsMember(settings.apiUrl));
  } finally {
    await browser.close();
    await stopServer();
  }
}

/** Opens a page in a new browser context, without anything stored by another run. */
export async function withPhonePage<T>(
  { browser, stored }: PhoneVisit,
  use: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(PHONE);
  try {
    await context.addInitScript((values) => {
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
    }, stored);
    const page = await context.newPage();
    await enlargeWindow(page);
    return await use(page);
  } finally {
    await context.close();
  }
}

/** Room for the bars of the browser's window, in CSS pixels. */
const BARS_PX = 200;

/**
 * Makes the window larger than the page. It begins with the size of the page although its bars take
 * room, so that the foot of the page lies outside: the engine would report no paint for what changes
 * there.
 */
async function enlargeWindow(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { windowId } = await session.send('Browser.getWindowForTarget');
  const width = PHONE.viewport.width + BARS_PX;
  const height = PHONE.viewport.height + BARS_PX;
  await session.send('Browser.setWindowBounds', { windowId, bounds: { width, height } });
  await session.detach();
}
