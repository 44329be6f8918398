import { escapeHtml } from '@sopaan/http/escape-html';

/** A path, and when it last changed if that is known. */
export interface SitemapLine {
  path: string;
  changedAt?: string;
}

/** Renders a list of pages. */
export function urlSet(site: string, lines: readonly SitemapLine[]): string {
  return document('urlset', 'url', site, lines);
}

/** Renders a list of sitemaps. */
export function sitemapIndex(site: string, lines: readonly SitemapLine[]): string {
  return document('sitemapindex', 'sitemap', site, lines);
}

function document(list: string, item: string, site: string, lines: readonly SitemapLine[]): string {
  const items = lines.map(({ path, changedAt }) => {
    const changed = changedAt === undefined ? '' : `<lastmod>${escapeHtml(changedAt)}</lastmod>`;
    return `<${item}><loc>${escapeHtml(site + path)}</loc>${changed}</${item}>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${items.join('')}</${list}>
`;
}
