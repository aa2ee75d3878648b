import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { formatEnvExample, parseEnvSettings } from '../../../scripts/settings.ts';
import { parseSettings } from '../../../src/settings/settingsSchema.ts';

const committed = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8');

describe('.env.example', () => {
  it('is what the settings say (write it anew: node scripts/envExample.ts)', () => {
    expect(committed).toBe(formatEnvExample());
  });

  it('means the same as no file at all', () => {
    expect(parseEnvSettings(committed, {})).toEqual(parseSettings({}));
  });
});
