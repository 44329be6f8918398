const format = new Intl.DateTimeFormat('en-IN', { hour: 'numeric', minute: '2-digit' });

/** The time of an instant in the visitor's time zone. Only for content that is not rendered on the server, which does not know the zone. */
export function TimeOfDay({ value }: { value: string }) {
  return <time dateTime={value}>{format.format(new Date(value))}</time>;
}
