const format = new Intl.DateTimeFormat('en-IN', { hour: 'numeric', minute: '2-digit' });

/** The time of an instant in the zone of the visitor. Only for content that comes after the page was shown. */
export function TimeOfDay({ value }: { value: string }) {
  return <time dateTime={value}>{format.format(new Date(value))}</time>;
}
