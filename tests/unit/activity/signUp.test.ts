import { describe, expect, it } from 'vitest';
import {
  decideRefusalByState,
  parseCodeAnswer,
  parseSignUpAnswer,
} from '../../../src/model/activity/signUp.ts';
import { describeWrite, WRITE_RULES } from '../../../src/writes/writeTable.ts';

describe('parseSignUpAnswer', () => {
  it.each([
    [{ result: 'true', failureInfo: '' }, true, null],
    [{ result: true }, true, null],
    [{ success: true, message: '报名成功' }, true, null],
    [{ result: 'false', reason: 'full', failureInfo: '活动名额已满' }, false, 'full'],
    [{ result: 'false', reason: 'code', failureInfo: '验证码错误' }, false, 'code'],
    [{ result: 'false', reason: 'weather', failureInfo: '下雨' }, false, null],
    [{ result: 'false', failureInfo: '请不要重复报名' }, false, null],
    [{}, false, null],
    ['坏的', false, null],
  ])('reads acceptance and refusal from %j', (payload, accepted, refusal) => {
    expect(parseSignUpAnswer(payload)).toMatchObject({ accepted, refusal });
  });

  it('returns the id of the rejected field and the message', () => {
    const wire = { result: 'false', reason: 'field', fieldId: 3, failureInfo: '请填写姓名' };
    expect(parseSignUpAnswer(wire)).toMatchObject({ fieldId: '3', message: '请填写姓名' });
  });
});

describe('decideRefusalByState', () => {
  const NOW = 1_800_000_000_000;
  const ACTIVITY = {
    takesSignUps: true,
    signUpFrom: null,
    signUpUntil: null,
    startsAt: null,
    endsAt: null,
    capacity: 10,
    participants: 0,
    isSignedUp: false,
  };

  it.each([
    ['of a reader who has signed up', { isSignedUp: true }, 'repeated'],
    ['of a full activity', { participants: 10 }, 'full'],
    ['before the sign-up', { signUpFrom: NOW + 1 }, 'coming'],
    ['after the sign-up', { signUpUntil: NOW }, 'ended'],
    ['after the activity', { endsAt: NOW }, 'over'],
    ['of an open activity', {}, null],
  ])('returns the reason of a refusal %s', (_, change, refusal) => {
    expect(decideRefusalByState({ ...ACTIVITY, ...change }, NOW)).toBe(refusal);
  });
});

describe('parseCodeAnswer', () => {
  it.each([
    [{ result: 'true', seconds: 60 }, true, false],
    [{ result: 'false', reason: 'often', failureInfo: '请稍后' }, false, true],
    [{ result: 'false', reason: 'phone', failureInfo: '手机号错误' }, false, false],
    [{}, false, false],
  ])('reads whether the code was sent from %j', (payload, sent, isTooOften) => {
    expect(parseCodeAnswer(payload)).toMatchObject({ sent, isTooOften });
  });
});

describe('a pending sign-up', () => {
  const answers = '{"a":"李明","b":["上午","下午"]}';
  const payload = { activityId: '6002', phone: '', code: '', answers, pictures: [] };

  it('has the same dedupe key as other sign-ups for its activity', () => {
    const other = { ...payload, answers: '{}' };
    const names = [payload, other].map((one) =>
      WRITE_RULES.dedupeKey({ kind: 'signUp', payload: one }),
    );
    expect(names[0]).toBe(names[1]);
  });

  it('is restored as a draft after a refusal', () => {
    expect(describeWrite('signUp').draftOf?.(payload)).toMatchObject({
      name: 'draft:form:signUp:6002',
      draft: { values: { a: '李明', b: '上午\n下午' } },
    });
  });

  it('omits stored answers that are objects from the draft', () => {
    const stored = { ...payload, answers: '{"a":{"toString":null},"b":["上午",{}]}' };
    expect(describeWrite('signUp').draftOf?.(stored)).toMatchObject({
      draft: { values: { a: '', b: '上午' } },
    });
  });
});
