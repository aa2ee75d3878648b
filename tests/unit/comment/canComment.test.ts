import { describe, expect, it } from 'vitest';
import { canComment } from '../../../src/model/comment/commentRules.ts';
import { DEFAULT_SITE_CONFIG } from '../../../src/model/site/normaliseSite.ts';

describe('canComment', () => {
  it.each([
    ['by default', {}, false, true],
    ['not where the article closes them', {}, true, false],
    ['not where the setting of the site is off', { enabled: false }, false, false],
    ['not with audit type 2', { auditType: 2 }, false, false],
    ['with audit type 1', { auditType: 1 }, false, true],
  ])('comments are accepted %s', (_, discuss, discussClosed, accepted) =>
    expect(
      canComment({ discussClosed }, { discuss: { ...DEFAULT_SITE_CONFIG.discuss, ...discuss } }),
    ).toBe(accepted),
  );
});
