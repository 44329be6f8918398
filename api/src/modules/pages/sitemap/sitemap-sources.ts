import { paths } from '@sopaan/contract/paths';
import type { SitemapKind } from '@sopaan/schemas/pages/sitemap';

/** What a sitemap lists of a table. The strings are inserted into SQL as they are. */
interface SitemapSource {
  table: string;
  title: string;
  /** SQL condition for the rows to list. */
  condition: string;
  path: (title: string, id: string) => string;
}

export const sitemapSources: Readonly<Record<SitemapKind, SitemapSource>> = {
  courses: { table: 'courses', title: 'name', condition: 'true', path: paths.course },
  jobs: { table: 'jobs', title: 'title', condition: 'closes_at > now()', path: paths.job },
  competitions: {
    table: 'events',
    title: 'title',
    condition: 'ends_at > now()',
    path: paths.competition,
  },
  institutes: {
    table: 'institutes',
    title: 'name',
    condition: 'true',
    path: (_name, id) => paths.institute(id),
  },
};
