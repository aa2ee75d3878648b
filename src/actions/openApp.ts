import { promptApp } from '../services/promptApp.ts';
import type { Action } from './action.ts';

/** Prompts for the native app, for content that the site has no page for. */
export const action: Action = (button, settings) =>
  promptApp(settings, button instanceof HTMLAnchorElement ? button.href : '');
