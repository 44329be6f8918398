import type { APIRequestContext } from '@playwright/test';

/** The paths of the pages in all sitemaps. */
export async function sitemapPaths(request: APIRequestContext): Promise<string[]> {
  const sitemaps = await locations(request, '/sitemap.xml');
  const pages = await Promise.all(sitemaps.map((sitemap) => locations(request, sitemap)));
  return pages.flat().map((page) => new URL(page).pathname);
}

async function locations(request: APIRequestContext, url: string): Promise<string[]> {
  const xml = await (await request.get(url)).text();
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, location = '']) => location);
}
