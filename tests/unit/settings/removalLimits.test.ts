import { describe, expect, it } from 'vitest';
import { removalLimitsSchema } from '../../../scripts/bake/finish/removalLimits.ts';
import { parseCommandVariables } from '../../../src/settings/variables.ts';

describe('the variables of the limits of removals', () => {
  it.each([{}, { REMOVAL_LIMIT_PERCENT: '', REMOVAL_LIMIT_PAGES: ' ' }])(
    'returns the defaults for %j',
    (variables) => {
      expect(parseCommandVariables(removalLimitsSchema, variables)).toEqual({
        ok: true,
        value: { percent: 2, pages: 20 },
      });
    },
  );

  it('accepts 0, which permits no removal', () => {
    const variables = { REMOVAL_LIMIT_PERCENT: '0', REMOVAL_LIMIT_PAGES: '0' };
    expect(parseCommandVariables(removalLimitsSchema, variables)).toEqual({
      ok: true,
      value: { percent: 0, pages: 0 },
    });
  });

  it('refuses a value that is not a whole number, with variable and allowed values', () => {
    expect(parseCommandVariables(removalLimitsSchema, { REMOVAL_LIMIT_PAGES: '-1' })).toMatchObject(
      {
        error: {
          problems: [
            expect.stringContaining(
              'REMOVAL_LIMIT_PAGES: "-1" is not allowed. Allowed: a whole number from 0 to',
            ),
          ],
        },
      },
    );
  });
});
