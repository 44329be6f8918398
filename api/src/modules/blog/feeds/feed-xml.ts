import { paths } from '@sopaan/contract/paths';
import { PRODUCT_NAME } from '@sopaan/contract/version';
import { escapeHtml } from '@sopaan/http/escape-html';
import type { PostListItem, PostSection } from '@sopaan/schemas/blog/post';
import { POST_FEEDS } from '@sopaan/schemas/blog/post-feeds';

/** `content` is the summary; the text is in `sections`. */
export interface FeedPost extends PostListItem {
  sections: readonly PostSection[];
}

interface Feed {
  /** The origin of the site. */
  site: string;
  posts: readonly FeedPost[];
}

const TITLE = `${PRODUCT_NAME} blog`;
const DESCRIPTION = `How ${PRODUCT_NAME} works, and how to use it.`;

/** An RSS 2.0 feed with the full texts. */
export function rssFeed({ site, posts }: Feed): string {
  const items = posts.map(
    (post) => `<item>
<title>${escapeXml(post.title)}</title>
<link>${escapeXml(postUrl(site, post))}</link>
<guid isPermaLink="true">${escapeXml(postUrl(site, post))}</guid>
<pubDate>${new Date(post.date).toUTCString()}</pubDate>
<dc:creator>${escapeXml(post.author)}</dc:creator>
${[post.category, ...post.tags].map((name) => `<category>${escapeXml(name)}</category>`).join('\n')}
<description>${escapeXml(post.content)}</description>
<content:encoded>${escapeXml(contentHtml(post, site))}</content:encoded>
</item>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${escapeXml(TITLE)}</title>
<link>${escapeXml(site + paths.blog)}</link>
<description>${escapeXml(DESCRIPTION)}</description>
<language>en-IN</language>
<lastBuildDate>${changedAt(posts).toUTCString()}</lastBuildDate>
<atom:link href="${escapeXml(site + POST_FEEDS.rss.path)}" rel="self" type="${POST_FEEDS.rss.type}"/>
${items.join('\n')}
</channel>
</rss>
`;
}

/** An Atom feed (RFC 4287) with the full texts. */
export function atomFeed({ site, posts }: Feed): string {
  const entries = posts.map(
    (post) => `<entry>
<title>${escapeXml(post.title)}</title>
<link rel="alternate" type="text/html" href="${escapeXml(postUrl(site, post))}"/>
<id>${escapeXml(postUrl(site, post))}</id>
<published>${post.date}</published>
<updated>${post.updatedAt}</updated>
<author><name>${escapeXml(post.author)}</name></author>
${[post.category, ...post.tags].map((name) => `<category term="${escapeXml(name)}"/>`).join('\n')}
<summary>${escapeXml(post.content)}</summary>
<content type="html">${escapeXml(contentHtml(post, site))}</content>
</entry>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-IN">
<title>${escapeXml(TITLE)}</title>
<subtitle>${escapeXml(DESCRIPTION)}</subtitle>
<id>${escapeXml(site + POST_FEEDS.atom.path)}</id>
<link rel="self" type="${POST_FEEDS.atom.type}" href="${escapeXml(site + POST_FEEDS.atom.path)}"/>
<link rel="alternate" type="text/html" href="${escapeXml(site + paths.blog)}"/>
<updated>${changedAt(posts).toISOString()}</updated>
${entries.join('\n')}
</feed>
`;
}

/** The time of the last change; 1970 for an empty feed, because Atom requires a time. */
export function changedAt(posts: readonly FeedPost[]): Date {
  return new Date(Math.max(0, ...posts.map((post) => Date.parse(post.updatedAt))));
}

const postUrl = (site: string, { id }: FeedPost) => site + paths.post(id);

/** Feed readers need absolute URLs. */
function contentHtml({ sections }: FeedPost, site: string): string {
  const html = sections.map(({ title, html: body }) =>
    title === '' ? body : `<h2>${escapeHtml(title)}</h2>${body}`,
  );
  return html.join('').replaceAll('href="/', `href="${site}/`);
}

/** Characters that XML 1.0 does not allow. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Escapes a text for XML and removes the characters that XML cannot contain. */
function escapeXml(value: string): string {
  return escapeHtml(value.replace(FORBIDDEN, ''));
}
