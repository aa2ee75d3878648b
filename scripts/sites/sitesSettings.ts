import { z } from 'zod';
import type { Result } from '../../src/model/result.ts';
import {
  optionalSetting,
  parseVariables,
  type SettingsError,
} from '../../src/settings/variables.ts';

/** Where the settings of several sites are. */
export interface SitesSettings {
  /** Folder with a file `NAME.env` for each site; absent for one site. */
  readonly sitesDir?: string | undefined;
}

const folder = z.string().describe('a folder; a relative one is of the checkout');

/** The variables of several sites. Pages do not contain them, because only commands read them. */
export const sitesSettingsSchema = z.object({
  sitesDir: optionalSetting('SITES_DIR', folder, {
    about:
      'folder with the settings of several sites: one file NAME.env for each, whose settings win over all others; empty for one site',
  }),
});

export const parseSitesSettings = (
  variables: Readonly<Record<string, string | undefined>>,
): Result<SitesSettings, SettingsError> => parseVariables(sitesSettingsSchema, variables);
