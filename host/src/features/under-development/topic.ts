/** `host-opportunity` gives `Host opportunity`. */
export function topicTitle(slug: string): string {
  const words = slug.replace(/[-\s]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
