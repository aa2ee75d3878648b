import { promptApp } from '../../stores/openApp.ts';
import type { Act } from '../acts.ts';

/** What has no page here: the app is where it works. */
export const act: Act = (button, settings) =>
  promptApp(settings, button instanceof HTMLAnchorElement ? button.href : '');
