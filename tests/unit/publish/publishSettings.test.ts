import { describe, expect, it } from 'vitest';
import { publishSettingsSchema } from '../../../scripts/publish/publishSettings.ts';
import { parseCommandVariables } from '../../../src/settings/variables.ts';

const DEFAULTS = {
  port: 4400,
  host: '127.0.0.1',
  pollSeconds: 60,
  sweepMinutes: 60,
  logLevel: 'info',
};

describe('the variables of the publisher', () => {
  it.each([{}, { PUBLISH_PORT: '', PUBLISH_TOKEN: ' ', PUBLISH_SECRET: '0' }])(
    'returns the defaults for %j, without secrets',
    (variables) => {
      expect(parseCommandVariables(publishSettingsSchema, variables)).toEqual({
        ok: true,
        value: DEFAULTS,
      });
    },
  );

  it('accepts 0 for polling and sweeps, which turns them off', () => {
    const variables = { PUBLISH_POLL_SECONDS: '0', PUBLISH_SWEEP_MINUTES: '0' };
    const value = { ...DEFAULTS, pollSeconds: 0, sweepMinutes: 0 };
    expect(parseCommandVariables(publishSettingsSchema, variables)).toEqual({ ok: true, value });
  });

  it.each(['0.0.0.0', '::', '::1', 'localhost'])('accepts the address %s', (host) => {
    expect(parseCommandVariables(publishSettingsSchema, { PUBLISH_HOST: host })).toMatchObject({
      value: { host },
    });
  });

  it.each([
    ['PUBLISH_PORT', '65536'],
    ['PUBLISH_HOST', 'news.example.test/path'],
    ['PUBLISH_POLL_SECONDS', '-1'],
    ['PUBLISH_SWEEP_MINUTES', '1.5'],
    ['PUBLISH_LOG_LEVEL', 'loud'],
  ])('refuses %s=%s with the variable and its value', (name, text) => {
    expect(parseCommandVariables(publishSettingsSchema, { [name]: text })).toMatchObject({
      error: { problems: [expect.stringContaining(`${name}: "${text}" is not allowed.`)] },
    });
  });

  it.each(['PUBLISH_SECRET', 'PUBLISH_TOKEN'])(
    'refuses a short %s without repeating it',
    (name) => {
      const parsed = parseCommandVariables(publishSettingsSchema, { [name]: 'hunter2' });
      expect(parsed).toMatchObject({
        error: { problems: [expect.stringContaining(`${name}: ***`)] },
      });
      expect(JSON.stringify(parsed)).not.toContain('hunter2');
    },
  );
});
