import { describe, expect, it } from 'vitest';
import { parseLoginResult, parseStoredMember } from '../../../src/model/member/login.ts';
import {
  mergeMemberInfo,
  parseMemberInfo,
  parseMemberScore,
} from '../../../src/model/member/memberInfo.ts';
import { parseTerms } from '../../../src/model/member/terms.ts';
import { needsCorpus, readCorpusEntries } from '../../helpers/corpora.ts';

/** Mostly texts, as servers send it (wire 14.7). */
const LOGIN = {
  userid: '200001',
  uid: '500001',
  token: 't0',
  accessToken: 'a0',
  refreshToken: 'r0',
  nickname: '磨坊巷口',
  username: '13800000002',
  head: 'https://img.example.test/a.jpg',
  phone: '13800000002',
  areaCode: '0086',
  sex: '0',
  score: '0',
  isDefPassword: 1,
  isFirstOpen: '0',
};

describe('the result of a login', () => {
  it('has a member and tokens', () =>
    expect(parseLoginResult(LOGIN)).toEqual({
      member: {
        uid: '500001',
        userId: '200001',
        nickname: '磨坊巷口',
        icon: 'https://img.example.test/a.jpg',
        phone: '13800000002',
        hasPassword: false,
      },
      token: 't0',
      accessToken: 'a0',
      refreshToken: 'r0',
    }));

  it('has the masked phone in place of a missing nickname', () =>
    expect(parseLoginResult({ ...LOGIN, nickname: '' })?.member.nickname).toBe('138****0002'));

  it('has no phone after a third-party login', () => {
    const { phone, areaCode, ...rest } = LOGIN;
    expect(parseLoginResult({ ...rest, provider: 'tencent_wechat' })?.member.phone).toBe('');
    expect([phone, areaCode]).toEqual(['13800000002', '0086']);
  });

  it.each([
    ['nothing', {}],
    ['text', 'success'],
    ['no id', { ...LOGIN, uid: '', userid: '' }],
    ['no token', { ...LOGIN, token: '', accessToken: '' }],
    ['a token that is invalid in a header', { ...LOGIN, accessToken: 'a\nb' }],
  ])('with %s is null', (_, value) => expect(parseLoginResult(value)).toBeNull());

  it('drops an icon that is no image address', () =>
    expect(parseLoginResult({ ...LOGIN, head: 'javascript:alert(1)' })?.member.icon).toBe(''));
});

describe('a stored member', () => {
  it('is read as it was written', () => {
    const member = parseLoginResult(LOGIN)?.member;
    expect(parseStoredMember(JSON.stringify(member))).toEqual(member);
  });

  it.each([null, '', 'x', '[]', '{}', '{"uid":{}}', '{"uid":"<b>"}'])('of %j is null', (text) =>
    expect(parseStoredMember(text)).toBeNull(),
  );

  it('keeps every nickname unchanged', needsCorpus('naughty-strings.json'), () => {
    const naughty = readCorpusEntries<string>('naughty-strings.json');
    expect(naughty.length).toBeGreaterThan(400);
    for (const nickname of naughty) {
      const member = parseLoginResult({ ...LOGIN, nickname })?.member;
      expect(parseStoredMember(JSON.stringify(member))?.nickname).toBe(member?.nickname);
    }
  });
});

describe('the answer of the member centre', () => {
  const INFO = { uid: 500001, userid: 200001, nickname: '夜班', score: '1280', sex: '2' };

  it('is parsed with a masked phone', () =>
    expect(parseMemberInfo({ ...INFO, phone: '13800000004', head: '/h.png' })).toEqual({
      uid: '500001',
      userId: '200001',
      nickname: '夜班',
      icon: '/h.png',
      phone: '138****0004',
      score: 1280,
      sex: 'female',
      hasMessenger: null,
    }));

  it.each([
    [1, true],
    ['0', false],
    [undefined, null],
  ])('isRefOauth %j says whether the messenger is bound: %j', (isRefOauth, expected) =>
    expect(parseMemberInfo({ ...INFO, isRefOauth })?.hasMessenger).toBe(expected),
  );

  it.each([
    ['0', 'unknown'],
    ['1', 'male'],
    [2, 'female'],
    ['constructor', 'unknown'],
    [undefined, 'unknown'],
  ])('sex %j is %s', (sex, expected) =>
    expect(parseMemberInfo({ ...INFO, sex })?.sex).toBe(expected),
  );

  it.each([{}, null, 'x', { nickname: '无名' }])('%j is null', (payload) =>
    expect(parseMemberInfo(payload)).toBeNull(),
  );

  it('does not overwrite fields that it lacks', () => {
    const member = parseLoginResult(LOGIN)?.member;
    const info = parseMemberInfo({ uid: '500001' });
    if (!member || !info) throw new Error('no member or no info');
    expect(mergeMemberInfo(member, info)).toEqual(member);
    expect(mergeMemberInfo(member, { ...info, nickname: '新名' }).nickname).toBe('新名');
  });
});

describe('the terms', () => {
  it.each([
    [
      { termsUrl: 'https://a.example.test/t', privacyPolicyUrl: '/p.html' },
      'https://a.example.test/t',
      '/p.html',
    ],
    [{ siteConfig: { termsUrl: '/t.html' } }, '/t.html', ''],
    [{ termsUrl: 'javascript:alert(1)', privacyPolicyUrl: 5 }, '', ''],
    [null, '', ''],
  ])('are parsed from %j', (config, termsUrl, privacyUrl) =>
    expect(parseTerms(config)).toEqual({ termsUrl, privacyUrl }),
  );
});

describe('the answer of member/score', () => {
  it.each([
    ['1280', 1280],
    [0, 0],
    ['-5', 0],
    ['找不到相关会员', null],
    [{}, null],
    [null, null],
  ])('%j is %j', (payload, expected) => expect(parseMemberScore(payload)).toBe(expected));
});
