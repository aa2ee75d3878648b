import { parseSettings } from '../../../src/settings/settingsSchema.ts';
import type { Settings } from '../../../src/settings.ts';

/** Settings of a deployment with hosts that do not exist. */
export function testSettings(overrides: Partial<Settings> = {}): Settings {
  const parsed = parseSettings({
    SITE_URL: 'https://share.example.test',
    SITE_ID: '7',
    APP_ID: '3',
    API_URL: 'https://api.example.test:4443/app_if',
    NIS_URL: 'https://nis.example.test/nis',
    SSO_URL: 'https://sso.example.test:18443/sso-app/api',
    ADV_URL: 'http://ads.example.test:8966/adv-appif-server',
    MVOD_URL: 'https://mvod.example.test/mvod_if',
    MAM_URL: 'https://mam.example.test/mam',
    MINIO_URL: 'https://minio.example.test/minio',
    CUR_VERSIONS: '1',
  });
  if (!parsed.ok) throw new Error(parsed.error.problems.join('; '));
  return { ...parsed.value, ...overrides };
}
