import { describe, expect, it } from 'vitest';
import {
  listTrustedOrigins,
  networkSettingsSchema,
} from '../../../scripts/network/networkSettings.ts';
import { parseSettings } from '../../../src/settings/settingsSchema.ts';
import { parseCommandVariables } from '../../../src/settings/variables.ts';

const settingsOf = (variables: Readonly<Record<string, string>>) => {
  const settings = parseSettings(variables);
  if (!settings.ok) throw new Error(settings.error.problems.join('\n'));
  return settings.value;
};

describe('IMAGE_ORIGINS', () => {
  it('is empty, or has origins', () => {
    expect(parseCommandVariables(networkSettingsSchema, {})).toEqual({ ok: true, value: {} });
    const IMAGE_ORIGINS = 'http://10.0.0.5:8080 https://images.intern';
    expect(parseCommandVariables(networkSettingsSchema, { IMAGE_ORIGINS })).toEqual({
      ok: true,
      value: { imageOrigins: ['http://10.0.0.5:8080', 'https://images.intern'] },
    });
  });

  it('refuses a host without a scheme', () => {
    expect(
      parseCommandVariables(networkSettingsSchema, { IMAGE_ORIGINS: '10.0.0.5' }),
    ).toMatchObject({
      error: { problems: [expect.stringContaining('IMAGE_ORIGINS: "10.0.0.5" is not allowed.')] },
    });
  });
});

describe('the hosts that may be in private networks', () => {
  it('are those of the settings, so that the embedded origin needs no other', () => {
    expect(listTrustedOrigins(settingsOf({}))).toEqual(
      new Set(['http://localhost:4321', 'http://localhost:4322']),
    );
    const CONTENT_URL = 'https://images.test/pictures';
    expect(listTrustedOrigins(settingsOf({ CONTENT_URL }))).toContain('https://images.test');
  });

  it('are also those of IMAGE_ORIGINS', () => {
    expect(listTrustedOrigins(settingsOf({}), ['http://10.0.0.5:8080'])).toContain(
      'http://10.0.0.5:8080',
    );
  });
});
