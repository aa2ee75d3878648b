import { describe, expect, it } from 'vitest';
import { parseLoginDraft } from '../../../src/model/member/loginDraft.ts';
import {
  checkNewPassword,
  decideCodeWait,
  decideLoginStep,
  isCode,
  parseCode,
} from '../../../src/model/member/loginRules.ts';

describe('a typed code', () => {
  it.each([
    ['123456', true],
    ['１２３４５６', true],
    ['123 456', true],
    ['123-456', true],
    ['1234', true],
    ['123', false],
    ['123456789', false],
    ['12345a', false],
    ['', false],
  ])('%j: %s', (typed, valid) => expect(isCode(parseCode(typed))).toBe(valid));
});

describe('a new password', () => {
  it.each([
    ['abcdef', 'abcdef', null, null],
    ['密码也可以用中文', '密码也可以用中文', null, null],
    ['😀'.repeat(6), '😀'.repeat(6), null, null],
    ['', '', 'password', 'login.passwordMissing'],
    ['abcde', 'abcde', 'password', 'login.passwordLength'],
    ['😀'.repeat(5), '😀'.repeat(5), 'password', 'login.passwordLength'],
    ['a'.repeat(33), 'a'.repeat(33), 'password', 'login.passwordLength'],
    ['abcdef', '', 'confirm', 'login.confirmMissing'],
    ['abcdef', 'abcdeF', 'confirm', 'login.confirmWrong'],
    ['abcdef', 'abcdef ', 'confirm', 'login.confirmWrong'],
  ])('%j and %j', (password, confirmation, field, message) =>
    expect(checkNewPassword(password, confirmation)).toEqual(field && { field, message }),
  );
});

describe('the seconds until another code may be sent', () => {
  const SENT = 1_000_000;

  it.each([
    ['at once', SENT, 60],
    ['after 0.5 s', SENT + 500, 60],
    ['after 59.5 s', SENT + 59_500, 1],
    ['after a minute', SENT + 60_000, 0],
    ['after a day', SENT + 86_400_000, 0],
    ['after the clock was set back', SENT - 1, 0],
  ])('%s', (_, now, seconds) => expect(decideCodeWait(SENT, now)).toBe(seconds));

  it('are 0 when no code was sent', () => expect(decideCodeWait(0, Date.now())).toBe(0));
});

describe('the step after a login', () => {
  it.each([
    ['138****0001', true, 'done'],
    // A write may wait for the login: no password is requested in between.
    ['138****0001', false, 'done'],
    ['', true, 'bindPhone'],
    ['', false, 'bindPhone'],
  ])('a member with phone %j and password %s: %s', (phone, hasPassword, step) => {
    const member = { phone, hasPassword };
    expect(decideLoginStep(member)).toBe(step);
  });
});

describe('the stored login draft', () => {
  it.each([null, '', 'x', '[]', '{"area":"0","phone":{},"sentAt":"soon"}'])(
    'of %j has default values',
    (text) =>
      expect(parseLoginDraft(text)).toEqual({ area: '86', phone: '', sentTo: '', sentAt: 0 }),
  );

  it('is parsed as it was stored', () => {
    const draft = { area: '852', phone: '9123 4567', sentTo: '91234567', sentAt: 5 } as const;
    expect(parseLoginDraft(JSON.stringify(draft))).toEqual(draft);
  });
});
