import { isSharedPage } from '../host/document/isSharedPage.ts';
import { getHost } from '../services/getHost.ts';
import { promptApp } from '../services/promptApp.ts';
import { openSheet } from '../services/sheets.ts';
import type { Action } from './action.ts';

/**
 * Opens the question to a reporter: in the native app, else in a form. Shared pages prompt for
 * the app.
 */
export const action: Action = async (button, settings) => {
  const { id = '' } = button.dataset;
  // Its name is shown where an article has several reporters.
  const name =
    button.dataset.name ?? button.querySelector('span:not([data-t])')?.textContent ?? undefined;
  const host = await getHost(settings);
  if ((await host.askReporter(id)) !== 'unavailable') return;
  if (isSharedPage()) return promptApp(settings);
  await openSheet({ kind: 'form', form: 'question', id, of: 'reporter', name });
};
