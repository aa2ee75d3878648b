import { describe, expect, it } from 'vitest';
import { getAnswerTimeMessageKey } from '../../../src/i18n/answerTime.ts';

import { countAnswerDays } from '../../../src/model/community/answerTime.ts';
import { loadCommunityMessages } from '../../../src/services/loadCommunityMessages.ts';

/** Hours are those of the site, which is eight hours ahead. */
const at = (day: number, hour = 12) => Date.UTC(2026, 10, day, hour - 8);

describe('the days to an answer', () => {
  it.each([
    ['some days', at(12), at(19), 7],
    ['two hours over midnight', at(12, 23), at(13, 1), 1],
    ['a whole day long', at(12, 0), at(12, 23), 0],
    ['before the question', at(12), at(11), null],
    ['at an unknown time', at(12), null, null],
    ['to a question of an unknown time', null, at(19), null],
  ])('that came %s are counted in the calendar of the site', (_, askedAt, until, days) =>
    expect(countAnswerDays(askedAt, until)).toBe(days),
  );
});

describe('the days to an answer in words', () => {
  it.each([
    ['cn', '当天答复', '1 天后答复', '5 天后答复', '已等待 5 天'],
    [
      'en',
      'Answered the same day',
      'Answered after 1 day',
      'Answered after 5 days',
      'Waiting for 5 days',
    ],
  ] as const)('in %s', async (locale, ...texts) => {
    const t = await loadCommunityMessages(locale);
    const answered = [0, 1, 5].map((n) => t(getAnswerTimeMessageKey(n), { n }));
    expect([...answered, t('government.waiting', { n: 5 })]).toEqual(texts);
  });
});
