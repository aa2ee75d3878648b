import { describe, expect, it } from 'vitest';
import { parseDynamic, parseDynamics } from '../../../src/model/community/dynamic.ts';

const A = 'https://cdn.example.test/a.jpg';
const wire = {
  id: 501,
  reporterId: 11,
  authorName: '陆江',
  authorIcon: A,
  authorDuty: '摄影记者',
  title: '',
  content: '晨雾\n散了',
  created: '2026-11-20 09:30:00.0',
  attachments: { pics: [{ url: A }], videos: [] },
  countPraise: '3',
  countDiscuss: 0,
};

describe('parseDynamic', () => {
  it('parses a dynamic of a reporter', () => {
    expect(parseDynamic(wire)).toMatchObject({
      id: '501',
      writer: { id: '11', kind: 'reporter', name: '陆江', icon: A, duty: '摄影记者' },
      text: '晨雾\n散了',
      createdAt: Date.UTC(2026, 10, 20, 1, 30),
      praises: 3,
      comments: 0,
      attached: [{ kind: 'picture', url: A }],
    });
  });

  it('distinguishes an account, a reporter and an unknown writer', () => {
    const { reporterId, ...others } = wire;
    expect(parseDynamic({ ...others, xyId: 201 })?.writer).toMatchObject({
      id: '201',
      kind: 'account',
    });
    expect(parseDynamic({ id: 1, content: 'a' })?.writer).toMatchObject({ id: '', name: '' });
    expect(reporterId).toBe(11);
  });

  it.each([[null], [{}], [{ id: 7 }], [{ content: 'a' }], ['empty'], [[]]])(
    'returns null for %j',
    (payload) => {
      expect(parseDynamic(payload)).toBeNull();
    },
  );

  it('keeps markup in texts as text', () => {
    const content = '<script>alert(1)</script> &lt;b&gt;';
    expect(parseDynamic({ ...wire, content })?.text).toBe('<script>alert(1)</script> <b>');
  });
});

it('parseDynamics adds a missing writer and counts invalid rows as sent', () => {
  const { reporterId: _, ...bare } = wire;
  const page = parseDynamics({ list: [bare, { id: 9 }] }, { id: '201', kind: 'account' });
  expect(page.sent).toBe(2);
  expect(page.dynamics.map(({ writer }) => [writer.kind, writer.id])).toEqual([['account', '201']]);
});
