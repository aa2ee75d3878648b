import type { Page } from 'playwright/test';

/** Collects dialogs and calls of functions that payloads use, such as `alert`, from now on. */
export async function watchExecutions(page: Page): Promise<string[]> {
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
