import { promptApp } from '../../stores/openApp.ts';
import type { Act } from '../acts.ts';

/** Prompts for the native app, for content that the site has no page for. */
export const act: Act = (button, settings) =>
  promptApp(settings, button instanceof HTMLAnchorElement ? button.href : '');
