import { z } from 'zod';
import type { Result } from '../model/result.ts';
import { ENCRYPTED_VERSIONS } from '../model/session/encryption.ts';
import { featureSettings } from './featureSettings.ts';
import { messengerSettings } from './messengerSettings.ts';
import { requestSettings } from './requestSettings.ts';
import { siteSettings } from './siteSettings.ts';
import { parseVariables, type SettingsError } from './variables.ts';

/** Every setting of a deployment, in the order of `.env.example`, and the rules between settings. */
export const settingsSchema = z
  .object({ ...siteSettings, ...requestSettings, ...messengerSettings, ...featureSettings })
  .superRefine(({ curVersions, encryptKey, encryptIv, encryptUserIds, sm2PublicKey }, context) => {
    if (context.issues.length > 0) return;
    if (!encryptKey !== !encryptIv) {
      context.addIssue('One of ENCRYPT_KEY and ENCRYPT_IV is empty. Allowed: both or none.');
    }
    if (curVersions >= ENCRYPTED_VERSIONS && !encryptKey) {
      context.addIssue(
        `CUR_VERSIONS: ${curVersions} needs ENCRYPT_KEY, because its payloads are encrypted. ` +
          `Allowed without it: a whole number below ${ENCRYPTED_VERSIONS}.`,
      );
    }
    if (encryptUserIds && !encryptKey && !sm2PublicKey) {
      context.addIssue(
        'ENCRYPT_USER_IDS: 1 needs SM2_PUBLIC_KEY or ENCRYPT_KEY. Allowed without them: 0.',
      );
    }
  });

/**
 * Returns the settings of a deployment from its variables (`SITE_ID=…`), or what is wrong with each
 * of them.
 */
export const parseSettings = (
  variables: Readonly<Record<string, string | undefined>>,
): Result<z.output<typeof settingsSchema>, SettingsError> =>
  parseVariables(settingsSchema, variables);
