const date = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'Asia/Kolkata' });

/** The date is that of the pack, so all openings of a document show the same. */
export function watermarkText({ receiver, sharedAt }: { receiver: string; sharedAt: Date }) {
  return `Shared with ${receiver} on ${date.format(sharedAt)}`;
}
