import { describe, expect, it } from 'vitest';
import { parseCommand, parseSince } from '../../../scripts/bake/parseCommand.ts';

const parse = (text: string) => parseCommand(text.split(' ').filter(Boolean));

describe('the command line of bake', () => {
  it.each([
    ['--all', { select: { kind: 'all' }, out: null, workers: 1, compress: null }],
    ['--news --no-compress', { select: { kind: 'news' }, compress: false }],
    [
      '--all --out /srv/site --workers 4 --compress',
      { select: { kind: 'all' }, out: '/srv/site', workers: 4, compress: true },
    ],
    ['--since 2026-05-01', { select: { kind: 'since', at: Date.UTC(2026, 3, 30, 16) } }],
    [
      '--article 10/1 --article 11/a-b_2 --article 10/1',
      {
        select: {
          kind: 'articles',
          articles: [
            { route: 'newsDetail', params: { columnId: '10', id: '1' } },
            { route: 'newsDetail', params: { columnId: '11', id: 'a-b_2' } },
          ],
        },
      },
    ],
    [
      '--column 12 --paper --article 10/1 --column 12',
      {
        select: {
          articles: [{ route: 'newsDetail', params: { columnId: '10', id: '1' } }],
          columns: ['12'],
          papers: [''],
        },
      },
    ],
    ['--paper 20261120 --paper 2026-11-20', { select: { papers: ['2026-11-20'] } }],
    ['--paper', { select: { papers: [''] } }],
    [
      '--page xyDetail/201 --page topicDetail/601 --page xyDetail/201',
      {
        select: {
          articles: [],
          pages: [
            { route: 'xyDetail', params: { id: '201' } },
            { route: 'topicDetail', params: { id: '601' } },
          ],
        },
      },
    ],
    [
      '--page activityVote/8101/6003',
      { select: { pages: [{ route: 'activityVote', params: { linkID: '8101', id: '6003' } }] } },
    ],
    ['--page aboutUs', { select: { pages: [{ route: 'aboutUs', params: {} }] } }],
    ['--news', { select: { kind: 'news' } }],
    ['--page tagList/42', { select: { pages: [{ route: 'tagList', params: { tagId: '42' } }] } }],
    [
      '--page commentAll/345/0',
      { select: { pages: [{ route: 'commentAll', params: { id: '345', source: '0' } }] } },
    ],
  ])('accepts %s', (text, command) => {
    expect(parse(text)).toMatchObject({ ok: true, value: command });
  });

  it.each([
    ['', 'Say what to bake'],
    ['--all --since 2026-05-01', 'exclude each other'],
    ['--all --news', 'exclude each other'],
    ['--news --article 10/1', 'exclude each other'],
    ['--all --article 10/1', 'exclude each other'],
    ['--all --column 10', 'exclude each other'],
    ['--since 2026-05-01 --paper', 'exclude each other'],
    ['--column ../9', 'not an ID'],
    ['--page userDetail/5', 'not ROUTE/ID'],
    ['--page xyDetail', 'not ROUTE/ID'],
    ['--page xyDetail/1/2', 'not ROUTE/ID'],
    ['--page activityVote/8101', 'not ROUTE/ID'],
    ['--page xyDetail/..', 'not ROUTE/ID'],
    ['--page aboutUs/1', 'not ROUTE/ID'],
    ['--page tagList', 'not ROUTE/ID'],
    ['--page tagList/..', 'not ROUTE/ID'],
    ['--page commentAll/345', 'not ROUTE/ID'],
    ['--page newsDetail/10/1', 'not ROUTE/ID'],
    ['--page login', 'not ROUTE/ID'],
    ['--all --page xyDetail/201', 'exclude each other'],
    ['--paper yesterday', 'not a day'],
    ['--paper 2026-02-30', 'not a day'],
    ['--since yesterday', 'not a time'],
    ['--since 2026-13-01', 'not a time'],
    ['--article 345', 'not COLUMN/ID'],
    ['--article 10/20/30', 'not COLUMN/ID'],
    ['--article ../345', 'not COLUMN/ID'],
    ['--article 10/..', 'not COLUMN/ID'],
    ['--article /345', 'not COLUMN/ID'],
    ['--all --workers 0', 'from 1 to'],
    ['--all --workers two', 'from 1 to'],
    ['--all --workers 33', 'from 1 to'],
    ['--all --fast', '--fast'],
    ['--all --allow-removals 21', 'not the code of a run'],
    ['--check --all', '--check excludes all other options but --site'],
    ['all', 'all'],
  ])('refuses "%s" with the reason', (text, words) => {
    const command = parse(text);
    expect(command).toEqual({ ok: false, error: expect.stringContaining(words) });
  });

  it('returns the check of the content server', () => {
    expect(parse('--check')).toEqual({ ok: true, value: 'check' });
  });
});

describe('--since', () => {
  const at = Date.UTC(2026, 4, 1, 0, 30);
  it.each([
    ['2026-05-01 08:30:00', at],
    ['2026-05-01T08:30:00', at],
    ['2026-05-01 08:30', at],
    ['2026-05-01T00:30:00Z', at],
    ['2026-05-01T08:30:00.000+08:00', at],
    ['2026-04-30T20:30:00-04:00', at],
    ['2026-05-01', Date.UTC(2026, 3, 30, 16)],
    [String(at), at],
    ['2026-05-01T99:30:00Z', null],
    ['', null],
  ])('reads "%s" as %s', (text, time) => {
    expect(parseSince(text)).toBe(time);
  });
});
