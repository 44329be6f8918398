import { useIsBrowser } from '@sopaan/ui/core';

/** The zone in which instants are shown unless another one is given. */
const DEFAULT_ZONE = 'Asia/Kolkata';

interface DateTextProps {
  /** ISO 8601: a day, or an instant. */
  value: string | null | undefined;
  /** Also shows the time, with its zone. */
  time?: boolean;
  /** A time zone, or `local` for that of the visitor. */
  zone?: string;
}

/**
 * A date in the Indian format. A value that is not a date is shown unchanged. A server does not know the zone of the visitor: for `local`
 * it renders the default.
 */
export function DateText({ value, time = false, zone = DEFAULT_ZONE }: DateTextProps) {
  const isBrowser = useIsBrowser();
  if (!value) return null;
  const shownZone = zone === 'local' && !isBrowser ? DEFAULT_ZONE : zone;
  const text = dateText(value, { time, zone: shownZone });
  return <time dateTime={value}>{text}</time>;
}

export function dateText(value: string, { time = false, zone = DEFAULT_ZONE } = {}): string {
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return value;
  const timeZone = zone === 'local' ? undefined : zone;
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(value);
  // `Date` reads a day as its start in UTC.
  return isDay ? dateFormat('UTC', false).format(date) : dateFormat(timeZone, time).format(date);
}

const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** Formats are cached, because creating one takes a hundred times as long as using it. */
function dateFormat(timeZone: string | undefined, time: boolean): Intl.DateTimeFormat {
  const key = `${timeZone} ${time}`;
  const format =
    dateFormats.get(key) ??
    new Intl.DateTimeFormat('en-IN', {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone,
      ...(time ? { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } : {}),
    });
  dateFormats.set(key, format);
  return format;
}
