/** An instant, a period or whole days in a calendar file (RFC 5545). */
export interface CalendarEntry {
  uid: string;
  summary: string;
  description: string;
  location: string;
  url: string;
  /** When the content was last changed. */
  changedAt: Date;
  time: { start: Date; end: Date | null } | { firstDay: string; lastDay: string };
  /** Whether it blocks time in the calendar; a deadline does not. */
  isBusy: boolean;
}

const LINE_OCTETS = 75;

/**
 * Formats a calendar file: instants in UTC, lines folded and ended by CRLF. No library is used, because ical-generator 10 writes the
 * calendar's name unescaped, so that a title with a line break would add lines, keeps control characters, and omits the last line's end.
 */
export function formatCalendar(name: string, entries: readonly CalendarEntry[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sopaan//Calendar//EN',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escapeText(name)}`,
    ...entries.flatMap(entryLines),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

function entryLines(entry: CalendarEntry): string[] {
  const { uid, summary, description, location, url, changedAt, time, isBusy } = entry;
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${formatUtc(changedAt)}`,
    `LAST-MODIFIED:${formatUtc(changedAt)}`,
    ...('start' in time
      ? [`DTSTART:${formatUtc(time.start)}`, ...(time.end ? [`DTEND:${formatUtc(time.end)}`] : [])]
      : [
          `DTSTART;VALUE=DATE:${formatDate(time.firstDay)}`,
          `DTEND;VALUE=DATE:${formatNextDate(time.lastDay)}`,
        ]),
    `SUMMARY:${escapeText(summary)}`,
    `DESCRIPTION:${escapeText(description)}`,
    ...(location ? [`LOCATION:${escapeText(location)}`] : []),
    `URL:${url}`,
    `TRANSP:${isBusy ? 'OPAQUE' : 'TRANSPARENT'}`,
    'END:VEVENT',
  ];
}

/** `20260131T043000Z` */
function formatUtc(date: Date): string {
  return `${date.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

function formatDate(value: string): string {
  return value.replaceAll('-', '');
}

/** The end date of a whole-day entry is exclusive. */
function formatNextDate(value: string): string {
  const date = new Date(`${value}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return formatDate(date.toISOString().slice(0, 10));
}

function escapeText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, ' ')
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll('\n', '\\n');
}

/** Folds a line at 75 octets, never inside a character. Continuation lines begin with a space, which counts too. */
function foldLine(line: string): string {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > LINE_OCTETS) {
      parts.push(part);
      part = ' ';
      octets = 1;
    }
    part += character;
    octets += size;
  }
  return [...parts, part].join('\r\n');
}
