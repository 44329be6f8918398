/** A site or application with which a page can be shared through a plain link. */
export interface ShareTarget {
  /** The accessible name of the link. */
  label: string;
  /** The SVG path of the icon on a 24 px grid. */
  shape: string;
  href: (page: { title: string; url: string }) => string;
}

const query = (fields: Record<string, string>) =>
  Object.entries(fields)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');

export const shareTargets: readonly ShareTarget[] = [
  {
    label: 'Share on WhatsApp',
    shape:
      'M4 20l1.3-4.3A8 8 0 1 1 8.3 18.7zM9 8.3c0 4 2.6 6.7 6.7 6.7v-2.1l-2.1-.8-1 1c-1-.4-1.9-1.3-2.3-2.3l1-1L10.6 8.3z',
    href: ({ title, url }) => `https://wa.me/?${query({ text: `${title} ${url}` })}`,
  },
  {
    label: 'Share on Telegram',
    shape: 'M20.5 4.5 3.5 11l6 2.5 1.5 6 3.2-3.6M20.5 4.5l-11 9 7.5 6z',
    href: ({ title, url }) => `https://t.me/share/url?${query({ url, text: title })}`,
  },
  {
    label: 'Share on LinkedIn',
    shape: 'M6 10.5V19M6 6.4v.2M11 19v-8.5M11 14a3.5 3.5 0 0 1 7 0v5',
    href: ({ url }) => `https://www.linkedin.com/sharing/share-offsite/?${query({ url })}`,
  },
  {
    label: 'Share on X',
    shape: 'M5 5l14 14M19 5 5 19',
    href: ({ title, url }) => `https://x.com/intent/post?${query({ text: title, url })}`,
  },
  {
    label: 'Share on Facebook',
    shape: 'M16.5 4.5H15a3 3 0 0 0-3 3V20M8.5 12h7',
    href: ({ url }) => `https://www.facebook.com/sharer/sharer.php?${query({ u: url })}`,
  },
  {
    label: 'Share by email',
    shape: 'M3.5 5.5h17v13h-17zM4 6.5l8 6.5 8-6.5',
    href: ({ title, url }) => `mailto:?${query({ subject: title, body: url })}`,
  },
];
