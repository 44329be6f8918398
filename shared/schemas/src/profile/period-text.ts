interface Period {
  startDate: string;
  endDate: string;
}

/** `Mar 2022 to present`; empty without any date. */
export function periodText({ startDate, endDate }: Period): string {
  if (!startDate && !endDate) return '';
  return [monthText(startDate), endDate ? monthText(endDate) : 'present']
    .filter(Boolean)
    .join(' to ');
}

/** A date as month and year; free text unchanged. */
function monthText(value: string): string {
  const date = new Date(value);
  if (!/^\d{4}-\d{2}/.test(value) || Number.isNaN(date.getTime())) return value;
  return new Intl.DateTimeFormat('en-IN', {
    month: 'short',
    year: 'numeric',
    timeZone: 'Asia/Kolkata',
  }).format(date);
}
