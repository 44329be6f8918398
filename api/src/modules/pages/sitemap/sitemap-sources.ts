import { paths } from '@sopaan/contract/paths';
import type { SitemapKind } from '@sopaan/schemas/sitemap';

/** What a sitemap lists of a table. These words go into SQL as they are. */
interface SitemapSource {
  table: string;
  title: string;
  /** Which rows. */
  listed: string;
  path: (title: string, id: string) => string;
}

export const sitemapSources: Readonly<Record<SitemapKind, SitemapSource>> = {
  courses: { table: 'courses', title: 'name', listed: 'true', path: paths.course },
  jobs: { table: 'jobs', title: 'title', listed: 'closes_at > now()', path: paths.job },
  competitions: {
    table: 'events',
    title: 'title',
    listed: 'ends_at > now()',
    path: paths.competition,
  },
  institutes: {
    table: 'institutes',
    title: 'name',
    listed: 'true',
    path: (_name, id) => paths.institute(id),
  },
};
