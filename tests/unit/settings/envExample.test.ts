import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { formatEnvExample, parseEnvSettings, SECRETS } from '../../../scripts/settings.ts';
import { parseSettings } from '../../../src/settings/settingsSchema.ts';

const committed = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8');

describe('.env.example', () => {
  it('matches the settings schema (update: node scripts/envExample.ts)', () => {
    expect(committed).toBe(formatEnvExample());
  });

  it('names the secrets, which files may have', () => {
    const named = [...committed.matchAll(/^# A secret: (\w+)_FILE /gm)].map(([, name]) => name);
    expect(named).toEqual(SECRETS);
    expect(SECRETS).toHaveLength(10);
  });

  it('sets only what every deployment has of its own', () => {
    const set = [...committed.matchAll(/^(\w+)=/gm)].map(([, name]) => name);
    expect(set).toContain('SITE_URL');
    expect(set).not.toContain('PUBLISH_HOST');
  });

  it('has the same result as no file', () => {
    expect(parseEnvSettings(committed, {})).toEqual(parseSettings({}));
  });
});
