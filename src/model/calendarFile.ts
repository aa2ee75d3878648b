/** The event of a calendar file. Times are epoch ms. */
export interface CalendarEvent {
  readonly name: string;
  readonly startsAt: number;
  readonly endsAt?: number | null;
  readonly place?: string;
}

/** Octets of a line without its end (RFC 5545, 3.1). */
const LINE_OCTETS = 75;

/**
 * Returns an iCalendar file with one event (RFC 5545). `address` is the page of the event, which also makes the
 * entry the same one when it is added again; `now` is in epoch ms. Null without a start that is a time.
 */
export function formatCalendarFile(
  { name, startsAt, endsAt, place }: CalendarEvent,
  address: string,
  now: number,
): string | null {
  if (!isTime(startsAt)) return null;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Broadsheet//Events//EN',
    'BEGIN:VEVENT',
    `UID:${address}`,
    `DTSTAMP:${formatUtc(now)}`,
    `DTSTART:${formatUtc(startsAt)}`,
    // Calendars refuse an event that ends before it starts.
    ...(isTime(endsAt) && endsAt > startsAt ? [`DTEND:${formatUtc(endsAt)}`] : []),
    `SUMMARY:${escapeText(name)}`,
    ...(place ? [`LOCATION:${escapeText(place)}`] : []),
    `URL:${address}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

const isTime = (at: number | null | undefined): at is number =>
  typeof at === 'number' && !Number.isNaN(new Date(at).getTime());

/** Returns a time as `20261201T013000Z`. */
const formatUtc = (at: number): string =>
  `${new Date(at).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

const escapeText = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    // Other control characters are not allowed in texts.
    .replace(/\p{Cc}/gu, ' ');

/** Divides a long line; a character of several octets stays whole, because not all programs join lines first. */
function foldLine(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > LINE_OCTETS) {
      folded += '\r\n ';
      // The space at its start counts.
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
