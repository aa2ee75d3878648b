import { z } from 'zod';
import { secretSetting } from '../../src/settings/variables.ts';

const databaseAddress = z
  .url({ protocol: /^postgres(ql)?$/ })
  .describe('an address such as postgres://user:password@host:5432/name');

/** The variables of the store. Pages do not contain them, because only publishing reads them. */
export const storeSettingsSchema = z.object({
  databaseUrl: secretSetting('DATABASE_URL', databaseAddress, {
    about: 'PostgreSQL database of the publisher; empty: it runs a server of its own in .data',
  }),
});

/** Where the publisher remembers what it published. */
export type StoreSettings = z.output<typeof storeSettingsSchema>;
