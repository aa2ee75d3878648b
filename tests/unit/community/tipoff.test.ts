import { describe, expect, it } from 'vitest';
import { addSentTip, parseSentTips, parseTipoff } from '../../../src/model/community/tipoff.ts';

const A = 'https://cdn.example.test/a.jpg';
const C = 'https://cdn.example.test/c.mp3';
const wire = {
  id: 1001,
  topic: '路灯不亮',
  content: '已经三天',
  userID: 7,
  userName: '',
  location: '临江路',
  created: '2026-11-19 20:00:00.0',
  pics: [{ url: A }],
  videos: [],
  audios: [{ url: C }],
  status: 2,
  answer: '已修复',
  answerUnit: '热线组',
  answerTime: '2026-11-20 10:00:00.0',
  answerPics: [A],
  isPublic: 1,
};

describe('parseTipoff', () => {
  it('parses a tip and its answer', () => {
    expect(parseTipoff(wire)).toMatchObject({
      id: '1001',
      title: '路灯不亮',
      text: '已经三天',
      place: '临江路',
      state: 'answered',
      answer: '已修复',
      answeredBy: '热线组',
      writer: { id: '7', kind: 'reader', name: '' },
      attached: [
        { kind: 'picture', url: A },
        { kind: 'audio', url: C },
      ],
      answerAttached: [{ kind: 'picture', url: A }],
      isPublic: true,
    });
    expect(parseTipoff({ ...wire, isPublic: undefined })?.isPublic).toBe(true);
  });

  it.each([
    [0, '', 'awaiting'],
    ['1', '', 'accepted'],
    [2, 'a', 'answered'],
    [3, '', 'refused'],
    [9, '', 'awaiting'],
    [undefined, '', 'awaiting'],
    [undefined, '已修复', 'answered'],
    [3, '不属实', 'refused'],
  ])('status %j with the answer %j is %s', (status, answer, state) => {
    expect(parseTipoff({ ...wire, status, answer })?.state).toBe(state);
  });

  it.each([
    [A, [A]],
    [`${A},${C}`, [A, C]],
    [[A], [A]],
    [`["${A}"]`, [A]],
    ['', []],
    [undefined, []],
  ])('reads the images of older servers: %j', (imgUrl, urls) => {
    const { attached } = parseTipoff({ ...wire, pics: [], audios: [], imgUrl }) ?? {};
    expect(attached?.map(({ url }) => url)).toEqual(urls);
  });

  it.each([[null], [{}], [{ id: 3 }], ['empty']])('returns null for %j', (payload) => {
    expect(parseTipoff(payload)).toBeNull();
  });
});

describe('tips sent from this device', () => {
  const tip = (id: string, at = 1) => ({ id, title: `t${id}`, at });

  it.each([
    [null, []],
    ['', []],
    ['{', []],
    ['{"a":1}', []],
    ['[{"id":"5","title":"a","at":3},{"id":"<b>","at":1},{"id":"6"},7]', [['5', 'a', 3]]],
  ])('are parsed from %j', (text, tips) => {
    expect(parseSentTips(text).map(({ id, title, at }) => [id, title, at])).toEqual(tips);
  });

  it('are ordered newest first, without duplicates, at most fifty', () => {
    const many = Array.from({ length: 60 }, (_, at) => tip(String(at)));
    const all = many.reduce<ReturnType<typeof parseSentTips>>(
      (tips, one) => addSentTip(tips, one),
      [],
    );
    expect(all).toHaveLength(50);
    expect(all[0]?.id).toBe('59');
    expect(addSentTip([tip('1'), tip('2')], tip('2', 9))).toEqual([tip('2', 9), tip('1')]);
  });
});
