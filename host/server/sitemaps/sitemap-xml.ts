import { escapeHtml } from '@sopaan/http/escape-html';

/** A path, and when it last changed if that is known. */
export interface SitemapUrl {
  path: string;
  changedAt?: string;
}

/** Renders a list of pages. */
export function urlSet(site: string, urls: readonly SitemapUrl[]): string {
  return document('urlset', 'url', site, urls);
}

/** Renders a list of sitemaps. */
export function sitemapIndex(site: string, urls: readonly SitemapUrl[]): string {
  return document('sitemapindex', 'sitemap', site, urls);
}

function document(list: string, item: string, site: string, urls: readonly SitemapUrl[]): string {
  const items = urls.map(({ path, changedAt }) => {
    const lastmod = changedAt === undefined ? '' : `<lastmod>${escapeHtml(changedAt)}</lastmod>`;
    return `<${item}><loc>${escapeHtml(site + path)}</loc>${lastmod}</${item}>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${items.join('')}</${list}>
`;
}
