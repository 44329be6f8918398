/** Dates without a time mean that day in India. */
const ZONE = 'Asia/Kolkata';

interface DateTextProps {
  /** ISO 8601: a day, or an instant. */
  value: string | null | undefined;
  /** Also the time, with its zone. */
  time?: boolean;
  /** The zone of the event; the visitor's when `local`. */
  zone?: string;
}

/** A date as people in India write it. What cannot be read as one is shown as it stands. */
export function DateText({ value, time = false, zone = ZONE }: DateTextProps) {
  if (!value) return null;
  const text = dateText(value, { time, zone });
  return <time dateTime={value}>{text}</time>;
}

export function dateText(value: string, { time = false, zone = ZONE } = {}): string {
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
