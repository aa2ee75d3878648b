import { describe, expect, it } from 'vitest';
import { createPublisherLog } from '../../../scripts/publish/publisherLog.ts';

function recordLog(options: Partial<Parameters<typeof createPublisherLog>[0]> = {}) {
  const lines: string[] = [];
  const destination = { write: (line: string) => void lines.push(line) };
  const log = createPublisherLog({ level: 'info', ...options, destination });
  const entries = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  return { log, lines, entries };
}

describe('createPublisherLog', () => {
  it('writes one JSON object a line with event, level and an ISO time', () => {
    const { log, lines, entries } = recordLog();
    log.info({ event: 'page-published', lagMs: 420 }, 'article 12/345 is published\nfor all');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^[^\n]*\n$/);
    expect(entries()[0]).toMatchObject({
      level: 'info',
      name: 'publisher',
      event: 'page-published',
      lagMs: 420,
      msg: 'article 12/345 is published\nfor all',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    });
  });

  it('omits what is less important than the level', () => {
    const { log, entries } = recordLog({ level: 'warn' });
    log.info({ event: 'a' }, 'not logged');
    log.warn({ event: 'b' }, 'logged');
    expect(entries().map(({ event }) => event)).toEqual(['b']);
  });

  it('masks secret fields, also one level below', () => {
    const { log, lines } = recordLog();
    log.info({ event: 'a', token: 'hidden-1', headers: { authorization: 'hidden-2' } }, 'call');
    expect(lines[0]).not.toContain('hidden');
  });

  it('masks credentials of addresses in messages and in the causes of errors', () => {
    const { log, lines, entries } = recordLog();
    const err = new Error('no connection to postgres://news:hidden-1@db:5432/news');
    log.error({ event: 'a', err }, 'lost postgres://news:hidden-2@db/news');
    expect(lines[0]).not.toContain('hidden');
    expect(entries()[0]).toMatchObject({
      msg: 'lost postgres://***@db/news',
      err: { message: 'no connection to postgres://***@db:5432/news' },
    });
  });

  it.each([
    ['ECONNREFUSED', false],
    ['ENOSPC', false],
    ['57P01', false],
    ['53100', false],
    ['25006', false],
    ['42P01', true],
    ['ERR_INVALID_ARG_TYPE', true],
    [undefined, true],
  ])('says for an error with the code %s where it was thrown: %s', (code, isThrownByCode) => {
    const { log, entries } = recordLog();
    const thrown: Error & { code?: string } = new Error('no connection');
    if (code !== undefined) thrown.code = code;
    const { message, stack = '' } = thrown;
    // The queue reports copies.
    for (const err of [thrown, { ...thrown, message, stack }])
      log.error({ event: 'a', err }, 'lost');
    for (const { err } of entries()) {
      expect(err).toMatchObject({
        message: expect.stringContaining(message),
        ...(code && { code }),
      });
      expect(Object(err).stack).toBe(isThrownByCode ? stack : undefined);
    }
  });

  it('says what became of each address of a connection', () => {
    const { log, entries } = recordLog();
    const errors = [new Error('no ::1'), new Error('no 127.0.0.1')];
    log.error(
      { event: 'a', err: Object.assign(new AggregateError(errors), { code: 'ECONNREFUSED' }) },
      'lost',
    );
    expect(entries()[0]).toMatchObject({ err: { message: 'no ::1; no 127.0.0.1' } });
  });

  it('masks known secrets wherever they are', () => {
    const { log, lines, entries } = recordLog({ secrets: ['abc"\\def', undefined, ''] });
    log.warn({ event: 'a', query: '?key=abc"\\def&x=1' }, 'refused abc"\\def');
    expect(lines[0]).not.toContain('def');
    expect(entries()[0]).toMatchObject({ query: '?key=***&x=1', msg: 'refused ***' });
  });
});
