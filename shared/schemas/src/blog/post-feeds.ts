/** The feeds of the blog, served by the API. */
export const POST_FEEDS = {
  rss: { title: 'Sopaan blog (RSS)', path: '/api/blog/feed.xml', type: 'application/rss+xml' },
  atom: { title: 'Sopaan blog (Atom)', path: '/api/blog/atom.xml', type: 'application/atom+xml' },
} as const;
