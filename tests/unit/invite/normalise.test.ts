import { describe, expect, it } from 'vitest';
import {
  parseInviteAnswer,
  parseInviteCode,
  parseInviteFacts,
  parseInviterName,
} from '../../../src/model/invite/normaliseInvite.ts';
import { needsCorpus, readCorpusEntries } from '../../helpers/corpora.ts';

describe('a member’s code', () => {
  it.for([
    [{ code: 'A3K9QX', msg: 'success' }, 'A3K9QX'],
    [{ code: 30992 }, '30992'],
    [{ code: '0', msg: '会员不存在' }, ''],
    [{ code: 0 }, ''],
    [{}, ''],
    [null, ''],
    ['empty', ''],
  ] as const)('for %j is %j', ([payload, code]) => expect(parseInviteCode(payload)).toBe(code));
});

describe('the answer to a code', () => {
  it.for([
    [
      { code: '1002', msg: '好', score: '20' },
      { verdict: 'done', message: '好', score: 20 },
    ],
    [{ code: 1001 }, { verdict: 'used', message: '', score: 0 }],
    [{ code: '1003' }, { verdict: 'unknown', message: '', score: 0 }],
    [{ code: '1004' }, { verdict: 'own', message: '', score: 0 }],
    [
      { code: '1999', msg: '稍后' },
      { verdict: 'refused', message: '稍后', score: 0 },
    ],
    [{ code: 'constructor' }, { verdict: 'refused', message: '', score: 0 }],
    [{}, { verdict: 'refused', message: '', score: 0 }],
    [null, { verdict: 'refused', message: '', score: 0 }],
  ] as const)('for %j is %j', ([payload, answer]) =>
    expect(parseInviteAnswer(payload)).toEqual(answer),
  );
});

describe('the facts of an invitation', () => {
  const NOTHING = {
    inviter: null,
    score: 0,
    friendScore: 0,
    rule: '',
    isUnknown: false,
    invited: null,
    earned: 0,
    usedCode: '',
  };

  it('are parsed with all fields', () => {
    const facts = parseInviteFacts({
      score: '50',
      friendScore: 20,
      rule: '<p>规则</p>',
      codeMsg: '',
      member: {
        uid: 500001,
        nickname: ' 安娜 ',
        head: 'https://img.example.test/1.jpg',
        invited: '3',
        points: 150,
        usedCode: 'A3K9QX',
      },
    });
    expect(facts).toEqual({
      inviter: { uid: '500001', name: '安娜', icon: 'https://img.example.test/1.jpg' },
      score: 50,
      friendScore: 20,
      rule: '<p>规则</p>',
      isUnknown: false,
      invited: 3,
      earned: 150,
      usedCode: 'A3K9QX',
    });
  });

  it.for([[{}], [null], ['empty'], [{ member: null }], [{ member: { head: 'x' } }]])(
    'are empty for %j',
    ([payload]) => expect(parseInviteFacts(payload)).toEqual(NOTHING),
  );

  it.for([
    ['邀请码不存在', {}, true],
    ['邀请码不存在', { uid: 1 }, false],
    ['', {}, false],
  ] as const)('with codeMsg %j and member %j have isUnknown %j', ([codeMsg, member, isUnknown]) =>
    expect(parseInviteFacts({ codeMsg, member })).toMatchObject({ isUnknown }),
  );

  it('have no icon for an unsafe address', () =>
    expect(parseInviteFacts({ member: { uid: 1, head: 'javascript:alert(1)' } })).toMatchObject({
      inviter: { uid: '1', name: '', icon: '' },
    }));
});

describe('an inviter’s name', () => {
  it.for([
    ['安娜', '安娜'],
    ['安\n\t娜', '安 娜'],
    ['\u202e客服\u200b', '客服'],
    ['字'.repeat(30), '字'.repeat(20)],
    [null, ''],
  ] as const)('for %j is %j', ([text, name]) => expect(parseInviterName(text)).toBe(name));

  it('is one line of at most 20 characters', needsCorpus('naughty-strings.json'), () => {
    for (const text of readCorpusEntries<string>('naughty-strings.json')) {
      expect(parseInviterName(text)).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e]/u);
      expect([...parseInviterName(text)].length).toBeLessThanOrEqual(20);
    }
  });
});
