import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { formatEnvExample, parseEnvSettings } from '../../../scripts/settings.ts';
import { parseSettings } from '../../../src/settings/settingsSchema.ts';

const committed = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8');

describe('.env.example', () => {
  it('matches the settings schema (update: node scripts/envExample.ts)', () => {
    expect(committed).toBe(formatEnvExample());
  });

  it('has the same result as no file', () => {
    expect(parseEnvSettings(committed, {})).toEqual(parseSettings({}));
  });
});
