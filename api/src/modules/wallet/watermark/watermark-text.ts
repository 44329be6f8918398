const date = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'Asia/Kolkata' });

/** The date is that of the pack, so all copies of a document have the same text. */
export function watermarkText({ recipient, sharedAt }: { recipient: string; sharedAt: Date }) {
  return `Shared with ${recipient} on ${date.format(sharedAt)}`;
}
