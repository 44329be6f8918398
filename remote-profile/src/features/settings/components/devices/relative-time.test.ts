import { relativeTime } from './relative-time';

const now = Date.parse('2026-11-20T12:00:00.000Z');

test.each([
  ['2026-11-20T12:00:00.000Z', 'just now'],
  ['2026-11-20T11:59:01.000Z', 'just now'],
  ['2026-11-20T11:59:00.000Z', '1 minute ago'],
  ['2026-11-20T11:00:01.000Z', '59 minutes ago'],
  ['2026-11-20T11:00:00.000Z', '1 hour ago'],
  ['2026-11-19T12:00:01.000Z', '23 hours ago'],
  ['2026-11-18T11:00:00.000Z', '2 days ago'],
  ['2026-11-20T12:05:00.000Z', 'just now'],
])('at 2026-11-20T12:00:00Z, the time %s is shown as “%s”', (then, text) => {
  expect(relativeTime(then, now)).toBe(text);
});
