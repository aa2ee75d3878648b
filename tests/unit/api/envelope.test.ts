import { describe, expect, it } from 'vitest';
import { parseEnvelope } from '../../../src/api/envelope.ts';

const open = (body: unknown) => parseEnvelope(JSON.stringify(body), 'someCall');

describe('parseEnvelope: payloads', () => {
  const list = { carousel: [], list: [], modules: [], adv: [] };
  it.each<[string, unknown, unknown]>([
    ['a bare object', { columns: [] }, { columns: [] }],
    ['a bare list', [{ fileId: 1 }], [{ fileId: 1 }]],
    ['a bare number', 0, 0],
    ['a bare article', { fileId: '9', aStatus: 1 }, { fileId: '9', aStatus: 1 }],
    [
      'a bare broadcast with a status of its own',
      { status: 2, fileId: 4 },
      { status: 2, fileId: 4 },
    ],
    ['a bare object with data only', { data: [1] }, { data: [1] }],
    ['a bare sign-up answer', { success: true, message: 'yes' }, { success: true, message: 'yes' }],
    [
      'a bare vote answer',
      { result: 'true', failureInfo: '' },
      { result: 'true', failureInfo: '' },
    ],
    ['a wrapped object', { status: 0, message: 'success', data: { a: 1 } }, { a: 1 }],
    [
      'a wrapped object, message in Chinese',
      { status: 0, message: '操作成功', data: { a: 1 } },
      { a: 1 },
    ],
    ['a wrapped object without a message', { status: 0, data: { a: 1 } }, { a: 1 }],
    ['a status as text', { status: '0', message: 'success', data: { a: 1 } }, { a: 1 }],
    ['a wrapped empty list', { status: 0, message: 'success', data: list }, list],
    ['a wrapped empty object', { status: 0, message: 'success', data: {} }, {}],
    ['a wrapped bare list', { status: 0, message: 'success', data: [1] }, [1]],
    ['a wrapped text', { status: 0, message: 'success', data: '已打榜' }, '已打榜'],
    ['a wrapped number as text', { status: 0, message: 'success', data: '0' }, '0'],
    [
      'a wrapped success',
      { status: 0, message: 'success', data: { value: 'true' } },
      { value: 'true' },
    ],
    ['a success without data', { status: 0, message: 'success' }, {}],
    ['a success with null', { status: 0, message: 'success', data: null }, {}],
    ['a success with an empty text', { status: 0, message: 'success', data: '' }, {}],
    ['false as data', { status: 0, message: 'success', data: false }, false],
    ['status 1', { status: 1, message: 'x', data: { a: 1 } }, {}],
    ['a negative status with data', { status: -1, message: 'x', data: { a: 1 } }, { a: 1 }],
    [
      'a nested success',
      {
        status: 0,
        message: 'success',
        data: { status: 0, message: '删除成功', data: { fileId: 1 } },
      },
      { fileId: 1 },
    ],
    [
      'a nested success without data',
      { status: 0, message: 'success', data: { status: 0, message: '删除成功', data: null } },
      {},
    ],
    [
      'an invite code',
      { status: 0, message: 'success', data: { code: '1001', msg: 'x' } },
      { code: '1001', msg: 'x' },
    ],
    [
      'the two styles of the login server',
      {
        code: 1,
        msg: 'success',
        value: { uid: '5' },
        status: 0,
        message: 'success',
        data: { uid: '5' },
        path: null,
        error: null,
        timestamp: 1,
      },
      { uid: '5' },
    ],
  ])('%s', (_, body, value) => {
    expect(open(body)).toEqual({ ok: true, value });
  });
});

describe('parseEnvelope: refusals', () => {
  const unknown = 'Your server has down or target user not exist !';
  it.each<[string, unknown, number | undefined, string]>([
    ['negative, data {}', { status: -1, message: unknown, data: {} }, -1, unknown],
    ['negative, data absent', { status: -1, message: 'no' }, -1, 'no'],
    ['negative, data null', { status: -1, message: 'no', data: null }, -1, 'no'],
    ["negative, data ''", { status: -1, message: 'no', data: '' }, -1, 'no'],
    ['negative, data []', { status: -1, message: 'no', data: [] }, -1, 'no'],
    ['negative, no message', { status: -1, data: {} }, -1, 'error'],
    ['negative, an empty message', { status: -1, message: '', data: {} }, -1, 'error'],
    ['negative, a message that is none', { status: -1, message: { a: 1 }, data: {} }, -1, 'error'],
    ['negative as text', { status: '-3', message: 'no', data: {} }, -3, 'no'],
    ['positive', { status: 2, message: 'no', data: {} }, 2, 'no'],
    ['positive with data', { status: 500, message: 'no', data: { a: 1 } }, 500, 'no'],
    ['positive without a message', { status: 7, data: null }, 7, 'error'],
    ...[10201, 10202, 10203, 10204, 1004, 10111, 10102, 10103, 10001].map(
      (status): [string, unknown, number, string] => [
        `known status ${status}`,
        { status, message: 'm' },
        status,
        'm',
      ],
    ),
    [
      'nested 1',
      {
        status: 0,
        message: 'success',
        data: { status: 1, message: '只能删除自己的评论', data: { fileId: 1 } },
      },
      1,
      '只能删除自己的评论',
    ],
    [
      'nested 2',
      { status: 0, message: 'success', data: { status: 2, message: '评论不存在', data: {} } },
      2,
      '评论不存在',
    ],
    ['sign-up refused', { success: false, message: '请不要重复报名' }, undefined, '请不要重复报名'],
    [
      'the login server: its text for readers',
      {
        code: 0,
        msg: 'phone_format_error',
        value: {},
        status: -1,
        message: 'phone_format_error',
        data: {},
        error: '手机号格式不正确',
      },
      -1,
      '手机号格式不正确',
    ],
  ])('%s', (_, body, status, message) => {
    const error = { kind: 'status', message, call: 'someCall' };
    const answer = open(body);
    expect(answer).toMatchObject({ ok: false, error });
    expect(answer.ok || answer.error.status).toBe(status);
  });

  it('keeps the refusal identifier of the login server only', () => {
    const body = { code: 0, msg: 'code_error', status: -1, message: '验证码错误', data: {} };
    expect(open(body)).toHaveProperty('error.key', 'code_error');
    expect(open({ status: -1, message: 'no', data: {} })).not.toHaveProperty('error.key');
  });
});

describe('parseEnvelope: messages of any length', () => {
  const long = `a${'😀'.repeat(100_000)}`;
  const cut = `a${'😀'.repeat(249)}`;
  it.each([
    ['a refusal', { status: 7, message: long }, { message: cut }],
    ['a code', { status: 7, msg: long, error: 'no', data: null }, { message: 'no', key: cut }],
    ['a missing object', { success: false, errorInfo: long }, { message: cut }],
  ])('are cut in %s, between whole characters', (_, body, error) => {
    expect(open(body)).toMatchObject({ ok: false, error });
  });
});

describe('parseEnvelope: missing payloads', () => {
  it.each<[name: string, text: string, message: string]>([
    ['null', 'null', ''],
    ['the word', 'empty', ''],
    ['the word as JSON', '"empty"', ''],
    ['the word wrapped', '{"status":0,"message":"success","data":"empty"}', ''],
    ['the word under a negative status', '{"status":-1,"message":"x","data":"empty"}', ''],
    ['counts of an unknown article', '{"status":0,"data":{"success":false,"results":[]}}', 'empty'],
    ['the same bare', '{"success":false,"results":[]}', 'empty'],
    ['false as text', '{"status":0,"data":{"success":"false"}}', 'empty'],
  ])('%s', (_, text, message) => {
    expect(parseEnvelope(text, 'someCall')).toEqual({
      ok: false,
      error: { kind: 'empty', message, call: 'someCall' },
    });
  });

  it("keeps the server's message about a missing article", () => {
    const body = { status: 0, data: { success: false, errorInfo: '找不到相关稿件', results: [] } };
    expect(open(body)).toMatchObject({ error: { kind: 'empty', message: '找不到相关稿件' } });
  });
});

describe('parseEnvelope: text', () => {
  it.each([
    ['a byte order mark', '\uFEFF{"a":1}'],
    ['a byte order mark and a line break', '\uFEFF\r\n{"a":1}\n'],
    ['space around', ' \n {"a":1} '],
  ])('accepts %s', (_, text) => {
    expect(parseEnvelope(text, 'someCall')).toEqual({ ok: true, value: { a: 1 } });
  });

  it.each([
    ['no body', ''],
    ['a blank body', ' \n'],
    ['HTML', '<html><body>502 Bad Gateway</body></html>'],
    ['half of an answer', '{"status":0,"data":{"list":[{"fileId":1},'],
    ['JSONP', 'cb({"a":1})'],
    ['plain text', 'process exception'],
  ])('refuses %s as malformed', (_, text) => {
    expect(parseEnvelope(text, 'someCall')).toMatchObject({
      ok: false,
      error: { kind: 'malformed', call: 'someCall' },
    });
  });
});
