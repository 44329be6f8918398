/** `host-opportunity` gives `Host opportunity`. */
export function topicTitle(slug: string): string {
  const title = slug.replace(/[-\s]+/g, ' ').trim();
  return title.charAt(0).toUpperCase() + title.slice(1);
}
