import { describe, expect, it } from 'vitest';
import { type CalendarEvent, formatCalendarFile } from '../../../src/model/calendarFile.ts';

const ADDRESS = 'https://news.example.test/activityDetail/6001.html';
const NOW = Date.UTC(2026, 10, 30, 8, 0, 5);
const START = Date.parse('2026-12-05T09:30:00+08:00');

const format = (event: Partial<CalendarEvent>) =>
  formatCalendarFile({ name: '夜游', startsAt: START, ...event }, ADDRESS, NOW);
/** Lines as a program reads them: joined where they were divided. */
const readLines = (event: Partial<CalendarEvent>) =>
  (format(event) ?? '').replaceAll('\r\n ', '').split('\r\n');

describe('a calendar file', () => {
  it('has one event in UTC with a stamp, an identity and the address of its page', () => {
    expect(readLines({ endsAt: Date.parse('2026-12-05T11:00:00+08:00'), place: '老报馆' })).toEqual(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Broadsheet//Events//EN',
        'BEGIN:VEVENT',
        `UID:${ADDRESS}`,
        'DTSTAMP:20261130T080005Z',
        'DTSTART:20261205T013000Z',
        'DTEND:20261205T030000Z',
        'SUMMARY:夜游',
        'LOCATION:老报馆',
        `URL:${ADDRESS}`,
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ],
    );
  });

  // What calendars refused in the files of others.
  it.each<readonly [string, Partial<CalendarEvent>, string]>([
    ['a comma and a semicolon', { name: '一，二, 三; 四' }, 'SUMMARY:一，二\\, 三\\; 四'],
    ['a backslash', { name: 'C:\\旧稿' }, 'SUMMARY:C:\\\\旧稿'],
    ['a line break', { place: '一楼\r\n二楼\n三楼' }, 'LOCATION:一楼\\n二楼\\n三楼'],
    ['a control character', { name: '夜\u0007游' }, 'SUMMARY:夜 游'],
    [
      'words like those of the format',
      { name: 'END:VCALENDAR\nX:1' },
      'SUMMARY:END:VCALENDAR\\nX:1',
    ],
  ])('escapes %s', (_, event, line) => {
    expect(readLines(event)).toContain(line);
  });

  it.each([
    ['no end', null],
    ['an end that is its start', START],
    ['an end before its start', START - 1],
    ['an end that is no time', Number.NaN],
    ['an end after all dates', 1e300],
  ])('of an event with %s has no end', (_, endsAt) => {
    expect(format({ endsAt })).not.toContain('DTEND');
  });

  it('divides long lines between characters, none longer than 75 octets', () => {
    const name = `${'读者节🎈'.repeat(40)}`;
    const file = format({ name }) ?? '';
    for (const line of file.split('\r\n')) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      // Half a character is none.
      expect(() => encodeURIComponent(line)).not.toThrow();
    }
    expect(readLines({ name })).toContain(`SUMMARY:${name}`);
  });

  it('does not exist for an event without a start that is a time', () => {
    expect(format({ startsAt: Number.NaN })).toBeNull();
    expect(format({ startsAt: 1e300 })).toBeNull();
  });
});
