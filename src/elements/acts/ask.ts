import { isSharedPage } from '../../host/shared.ts';
import { openHost } from '../../stores/host.ts';
import { promptApp } from '../../stores/openApp.ts';
import { openSheet } from '../../stores/sheet.ts';
import type { Act } from '../acts.ts';

/**
 * Opens the question to a reporter: in the native app, else in a form. Shared pages prompt for
 * the app.
 */
export const act: Act = async ({ dataset: { id = '', name } }, settings) => {
  const host = await openHost(settings);
  if ((await host.ask(id)) !== 'unavailable') return;
  if (isSharedPage()) return promptApp(settings);
  openSheet({ kind: 'form', form: 'question', id, of: 'reporter', name });
};
