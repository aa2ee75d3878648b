import type { z } from 'zod';
import type { settingsSchema } from './settings/settingsSchema.ts';

/**
 * The settings of a deployment: its addresses and servers. Parsed from the environment once and
 * passed on as this value; no other code reads environment variables. Browsers get it as JSON in
 * the page. This file imports types only, so that no validation code reaches browsers.
 */
export type Settings = Readonly<z.output<typeof settingsSchema>>;
