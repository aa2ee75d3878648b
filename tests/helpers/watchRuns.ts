import type { Page } from 'playwright/test';

/** Collects what runs in the page from now on: dialogs, and the calls that payloads like to make. */
export async function watchRuns(page: Page): Promise<string[]> {
  const ran: string[] = [];
  await page.exposeFunction('reportRun', (what: string) => ran.push(what));
  page.on('dialog', (dialog) => {
    ran.push(`dialog ${dialog.message()}`);
    return dialog.dismiss();
  });
  await page.addInitScript(() => {
    for (const name of ['alert', 'prompt', 'confirm', 'print', 'open'] as const) {
      Object.assign(window, {
        [name]: () => (window as unknown as { reportRun(what: string): void }).reportRun(name),
      });
    }
  });
  return ran;
}
