import { z } from 'zod';
import type { Result } from '../../src/model/result.ts';
import {
  optionalSetting,
  parseVariables,
  type SettingsError,
} from '../../src/settings/variables.ts';

/** Where the publisher remembers what it published. */
export interface StoreSettings {
  /** Address of a PostgreSQL database; absent for the server that the publisher runs itself. */
  readonly databaseUrl?: string | undefined;
}

const databaseAddress = z
  .url({ protocol: /^postgres(ql)?$/ })
  .describe('an address such as postgres://user:password@host:5432/name');

/** The variables of the store. Pages do not contain them, because only publishing reads them. */
export const storeSettingsSchema = z.object({
  databaseUrl: optionalSetting('DATABASE_URL', databaseAddress, {
    about: 'PostgreSQL database of the publisher; empty: it runs a server of its own in .data',
    isSecret: true,
  }),
});

export const parseStoreSettings = (
  variables: Readonly<Record<string, string | undefined>>,
): Result<StoreSettings, SettingsError> => parseVariables(storeSettingsSchema, variables);
