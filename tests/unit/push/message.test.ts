import { describe, expect, it } from 'vitest';
import { mergePushMessages } from '../../../src/model/push/inbox.ts';
import { type PushMessage, parsePushMessage } from '../../../src/model/push/message.ts';

const wrap = (type: string, data: unknown, code: unknown = 200) =>
  JSON.stringify({ code, type, data });

const REPORT = { id: '405', fileId: '90012', content: '列车进站', user: '前方记者' };
const COMMENT = { id: '405', commentId: 77, articleID: 405, content: '好看', userName: '读者' };

describe('a message of the push channel', () => {
  it.each([
    [0, 'preview'],
    [1, 'live'],
    ['2', 'replay'],
  ])('state %j is %s', (liveStatus, state) => {
    const expected = { type: 'live_status', id: '405', state };
    expect(parsePushMessage(wrap('live_status', { id: '405', liveStatus }))).toEqual(expected);
    expect(parsePushMessage(wrap('live_status', { id: 405, liveStatus }, '200'))).toEqual(expected);
  });

  it.each([
    ['as an object', REPORT],
    ['as text', JSON.stringify(REPORT)],
  ])('a report %s', (_, data) => {
    expect(parsePushMessage(wrap('live_reporting', data))).toMatchObject({
      type: 'live_reporting',
      id: '405',
      report: { id: '90012', text: '列车进站', author: '前方记者' },
    });
  });

  it.each([
    ['beside the id of its broadcast', COMMENT, '77'],
    ['in place of that id', { ...COMMENT, id: 77, commentId: undefined }, '77'],
    ['as text', JSON.stringify(COMMENT), '77'],
  ])('a comment with its id %s', (_, data, id) => {
    expect(parsePushMessage(wrap('live_discuss', data))).toMatchObject({
      type: 'live_discuss',
      id: '405',
      comment: { id, text: '好看', userName: '读者' },
    });
  });

  it.each([
    ['an answer to a ping', wrap('ping', undefined)],
    ['an answer to the subscription', wrap('live_status_subscribe', { id: '405' })],
    ['another code', wrap('live_status', { id: '405', liveStatus: 1 }, 500)],
    ['no code', JSON.stringify({ type: 'live_status', data: { id: '405', liveStatus: 1 } })],
    ['another type', wrap('live_like', { id: '405' })],
    ['a property name of all objects', wrap('__proto__', { id: '405' })],
    ['a type that is JSON text', wrap(JSON.stringify({ a: 1 }), { id: '405' })],
    ['an unknown state', wrap('live_status', { id: '405', liveStatus: 9 })],
    ['a state without an id', wrap('live_status', { liveStatus: 1 })],
    ['a state with an odd id', wrap('live_status', { id: {}, liveStatus: 1 })],
    ['a report that is broken', wrap('live_reporting', '{broken')],
    ['a list', '[]'],
    ['null', 'null'],
    ['text', '"live_status"'],
    ['half of a message', '{"code":200,"type":"live_status","data":'],
    ['a page of a proxy', '<html><body>502 Bad Gateway</body></html>'],
    ['nothing', ''],
    ['noise', '\u0000\ufffd'],
    ['deep brackets', `${'['.repeat(100_000)}`],
  ])('%s is null', (_, text) => {
    expect(parsePushMessage(text)).toBeNull();
  });
});

describe('a batch of messages', () => {
  it('keeps only the last state of a broadcast, and the order of the rest', () => {
    const state = (id: string, state: 'live' | 'replay'): PushMessage => ({
      type: 'live_status',
      id,
      state,
    });
    const report = { type: 'live_reporting', id: '405' } as PushMessage;
    expect(
      mergePushMessages([state('405', 'live'), report, state('7', 'live'), state('405', 'replay')]),
    ).toEqual([report, state('7', 'live'), state('405', 'replay')]);
  });
});
