import { promptApp } from '../services/promptApp.ts';
import type { Action } from './action.ts';

/** Prompts for the native app: for content that the site has no page for, or at a page that the button names. */
export const action: Action = (button, settings) =>
  promptApp(settings, {
    download: button instanceof HTMLAnchorElement ? button.href : '',
    page: button.dataset.appPage,
  });
