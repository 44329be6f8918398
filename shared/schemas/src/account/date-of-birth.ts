const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;
const EARLIEST = '1900-01-01';

/** Whether a text is a date that exists, such as `2001-02-28`, between 1900 and today. */
export function isPastDate(text: string): boolean {
  if (!ISO_DATE.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  // `Date` parses an impossible day such as 30 February as another day or as an invalid date.
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== text) return false;
  return text >= EARLIEST && date.getTime() <= Date.now();
}
