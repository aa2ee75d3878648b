import { test as base } from './browser.ts';
import { type GatedSite, startGatedSite } from './gatedSite.ts';

export { expect } from './browser.ts';

/** `test` with the tested site behind a gate, and the address of its base with a slash at its end. */
export const test = base.extend<{ site: GatedSite; home: string }>({
  site: async ({ baseURL }, use) => {
    const site = await startGatedSite(new URL(baseURL ?? '').origin);
    await use(site);
    await site.stop();
  },
  home: async ({ site, baseURL }, use) => use(site.url + new URL(baseURL ?? '').pathname),
});
