/** Dates without a time are days in India. */
const DEFAULT_ZONE = 'Asia/Kolkata';

interface DateTextProps {
  /** ISO 8601: a day, or an instant. */
  value: string | null | undefined;
  /** Also shows the time, with its zone. */
  time?: boolean;
  /** A time zone, or `local` for that of the visitor. */
  zone?: string;
}

/** A date in the Indian format. A value that is not a date is shown unchanged. */
export function DateText({ value, time = false, zone = DEFAULT_ZONE }: DateTextProps) {
  if (!value) return null;
  const text = dateText(value, { time, zone });
  return <time dateTime={value}>{text}</time>;
}

export function dateText(value: string, { time = false, zone = DEFAULT_ZONE } = {}): string {
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return value;
  const timeZone = zone === 'local' ? undefined : zone;
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(value);
  return new Intl.DateTimeFormat('en-IN', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: isDay ? 'UTC' : timeZone,
    ...(time && !isDay ? { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } : {}),
  }).format(date);
}
