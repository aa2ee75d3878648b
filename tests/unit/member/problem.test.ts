import { describe, expect, it } from 'vitest';
import { parseEnvelope } from '../../../src/api/envelope.ts';
import { decideLoginProblem } from '../../../src/model/member/loginProblem.ts';

/** A refusal of the login server, both styles at once (wire 14.6). */
const refusal = (changes: object) =>
  JSON.stringify({
    code: 0,
    msg: 'process exception',
    value: {},
    status: -1,
    message: 'process exception',
    data: {},
    path: '/sso-app/api/x',
    error: null,
    timestamp: 1_800_000_000_000,
    ...changes,
  });

function problemOf(changes: object) {
  const answer = parseEnvelope(refusal(changes), 'loginByPhone');
  if (answer.ok) throw new Error('the answer is no refusal');
  return decideLoginProblem(answer.error);
}

describe('a refusal of the login server', () => {
  it.each([
    ['phone_format_error', 'phone', 'login.phoneWrong'],
    ['register_phoneregistered', 'phone', 'login.phoneTaken'],
    ['code_error', 'code', 'login.codeWrong'],
    ['code_expired', 'code', 'login.codeExpired'],
    ['password_error', 'password', 'login.passwordWrong'],
    ['too_often', 'form', 'login.tooOften'],
    ['user account exception', 'form', 'login.blocked'],
    ['user nickname exception', 'form', 'login.nicknameWrong'],
    ['process exception', 'form', 'login.failed'],
  ])('%s is shown at %s with our message', (key, field, message) => {
    const problem = { field, reason: { message } };
    const text = '服务器的话';
    expect(problemOf({ msg: key, message: key, error: text }), 'key twice').toEqual(problem);
    expect(problemOf({ msg: key, message: text, error: null }), 'key and text').toEqual(problem);
    expect(problemOf({ msg: key, message: text, error: text }), 'text twice').toEqual(problem);
    expect(problemOf({ msg: undefined, message: key }), 'newer style').toEqual(problem);
  });

  it('with an unknown key shows the server’s text, `error` first', () => {
    const unknown = { msg: 'some_new_key', message: 'some_new_key' };
    expect(problemOf({ ...unknown, error: '今日注册已满' }).reason).toEqual({
      text: '今日注册已满',
    });
    expect(problemOf({ ...unknown, message: '请稍候', error: null }).reason).toEqual({
      text: '请稍候',
    });
  });

  it.each(['some_new_key', 'error', 'constructor', '__proto__'])(
    'does not show a message that is only the key %j',
    (key) => {
      const problem = problemOf({ msg: key, message: key, error: null });
      expect(problem).toEqual({ field: 'form', reason: { message: 'login.failed' } });
    },
  );

  it.each([10102, 10103, 10111])('with status %i shows that the member is logged out', (status) => {
    expect(problemOf({ status, msg: '请先登录', message: '请先登录' }).reason).toEqual({
      message: 'login.loggedOut',
    });
  });
});

describe('a missing answer', () => {
  it.each([
    ['network', 'state.network'],
    ['timeout', 'state.timeout'],
    ['cancelled', 'state.network'],
    ['empty', 'state.broken'],
    ['malformed', 'state.broken'],
  ] as const)('%s', (kind, message) =>
    expect(decideLoginProblem({ kind, message: 'fetch failed' })).toEqual({
      field: 'form',
      reason: { message },
    }),
  );
});
