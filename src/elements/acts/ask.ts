import { isSharedPage } from '../../host/shared.ts';
import { openHost } from '../../stores/host.ts';
import { promptApp } from '../../stores/openApp.ts';
import { openSheet } from '../../stores/sheet.ts';
import type { Act } from '../acts.ts';

/** Asks the reporter: in the app, or in a form; shared pages lead to the app. */
export const act: Act = async ({ dataset: { id = '', name } }, settings) => {
  const host = await openHost(settings);
  if ((await host.ask(id)) !== 'unavailable') return;
  if (isSharedPage()) return promptApp(settings);
  openSheet({ kind: 'form', form: 'question', id, of: 'reporter', name });
};
