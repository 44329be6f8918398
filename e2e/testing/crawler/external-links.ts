/**
 * Other sites that pages with the sample data link to, without queries, which depend on the page. The crawler finds exactly these: add a
 * site here when a page is meant to link to it.
 */
export const externalLinks: readonly string[] = [
  'https://t.me/share/url',
  'https://wa.me/',
  'https://www.facebook.com/sharer/sharer.php',
  'https://www.linkedin.com/sharing/share-offsite/',
  'https://www.openstreetmap.org/search',
  'https://x.com/intent/post',
];
