import type { Settings } from '../settings.ts';

/** What a tap on a button does; the button is busy until the promise settles. */
export type Action = (button: HTMLElement, settings: Settings) => Promise<void> | void;

/** Every action is a module of its own, imported on the first tap. */
export interface ActionModule {
  readonly action: Action;
}
