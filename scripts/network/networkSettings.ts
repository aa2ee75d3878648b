import { z } from 'zod';
import { origins } from '../../src/settings/kinds.ts';
import { optionalSetting } from '../../src/settings/variables.ts';
import type { Settings } from '../../src/settings.ts';

/** The variable of hosts. Pages do not contain it, because only publishing reads it. */
export const networkSettingsSchema = z.object({
  imageOrigins: optionalSetting('IMAGE_ORIGINS', origins, {
    about:
      'hosts in private networks that the publisher may load logos from, in addition to those of the settings above',
  }),
});

export type NetworkSettings = z.output<typeof networkSettingsSchema>;

/** The settings whose hosts an operator has named: they may be on this machine. */
const HOST_SETTINGS = [
  'siteUrl',
  'apiUrl',
  'contentUrl',
  'nisUrl',
  'ssoUrl',
  'advUrl',
  'mvodUrl',
  'mamUrl',
  'minioUrl',
] as const satisfies readonly (keyof Settings)[];

/** Returns the origins that files may be loaded from although they are in private networks. */
export function listTrustedOrigins(
  settings: Pick<Settings, (typeof HOST_SETTINGS)[number]>,
  imageOrigins: readonly string[] = [],
): ReadonlySet<string> {
  const named = HOST_SETTINGS.flatMap((key) => URL.parse(settings[key] ?? '')?.origin ?? []);
  return new Set([...named, ...imageOrigins]);
}
