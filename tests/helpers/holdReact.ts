import type { Page } from 'playwright/test';

/** The file of React. */
export const REACT_FILE = /\/_astro\/react\./;

/** Requests of React never end: the page stays as it was at first. */
export const holdReact = (page: Page, files = REACT_FILE): Promise<void> =>
  page.route(files, () => {}).then(() => {});

/** Requests of React wait until the returned function is called. */
export async function delayReact(page: Page, files = REACT_FILE): Promise<() => void> {
  let load = () => {};
  const loaded = new Promise<void>((resolve) => {
    load = resolve;
  });
  await page.route(files, (route) => loaded.then(() => route.continue()));
  return load;
}
