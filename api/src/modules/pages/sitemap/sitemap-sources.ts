import { paths } from '@sopaan/contract/paths';
import type { SitemapKind } from '@sopaan/schemas/pages/sitemap';

/** The rows of a table that a sitemap lists. The strings are inserted into SQL as they are. */
interface SitemapSource {
  /** A table, or a query in parentheses with its name, that has the columns `id` and `updated_at`. */
  table: string;
  title: string;
  /** SQL condition for the rows to list. */
  condition: string;
  path: (title: string, id: string) => string;
}

const POSTS = `(
  select id, title, is_published, greatest(published_at, updated_at) as updated_at from posts
) as dated_posts`;

/** Public pages are listed by username, because ids of accounts are not public. */
const PROFILES = `(
  select lower(personal_info ->> 'username') as id, is_public, is_indexable,
         greatest(users.updated_at, public_profiles.updated_at) as updated_at
  from users join public_profiles on user_id = users.id
  where is_active and personal_info ->> 'username' <> ''
) as profiles`;

export const sitemapSources: Readonly<Record<SitemapKind, SitemapSource>> = {
  courses: { table: 'courses', title: 'name', condition: 'true', path: paths.course },
  jobs: { table: 'jobs', title: 'title', condition: 'closes_at > now()', path: paths.job },
  competitions: {
    table: 'events',
    title: 'title',
    condition: 'ends_at > now()',
    path: paths.competition,
  },
  festivals: {
    table: 'festivals',
    title: 'title',
    condition: 'ends_at > now()',
    path: paths.festival,
  },
  institutes: {
    table: 'institutes',
    title: 'name',
    condition: 'true',
    path: (_name, id) => paths.institute(id),
  },
  newsletter: {
    table: 'newsletter_issues',
    title: 'subject',
    condition: 'true',
    path: (_subject, id) => paths.newsletterIssue(id),
  },
  profiles: {
    table: PROFILES,
    title: 'id',
    condition: 'is_public and is_indexable',
    path: (_title, id) => paths.publicProfile(id),
  },
  posts: {
    table: POSTS,
    title: 'title',
    condition: 'is_published',
    path: (_title, id) => paths.post(id),
  },
};
