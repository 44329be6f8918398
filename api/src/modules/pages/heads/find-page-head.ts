import { paths } from '@sopaan/contract/paths';
import type { PageHead } from '@sopaan/schemas/pages/page-head';
import type { Queryable } from '../../../database/database';
import { breadcrumbs } from '../json-ld/json-ld';
import { organizationJsonLd, websiteJsonLd } from '../json-ld/site';
import { findBlogHead, findPostHead } from './blog-heads';
import { findChallengeHead } from './challenge-head';
import { findCompetitionHead } from './competition-head';
import { findCourseHead } from './course-head';
import { buildNotFoundHead, buildRouteHead } from './build-head';
import { faqPages, findFaqHead } from './faq-head';
import { findFestivalHead } from './festival-head';
import { findInstituteHead } from './institute-head';
import { findJobHead } from './job-head';
import { landingBreadcrumbs } from './landing-breadcrumbs';
import { findNewsletterHead } from './newsletter-head';
import { findPublicProfileHead } from './public-profile-head';

interface PageKind {
  /** The first group of the pattern is the id. */
  pattern: RegExp;
  find: (database: Queryable, id: string) => Promise<PageHead | undefined>;
  /** The title of the page if the record does not exist. */
  notFoundTitle: string;
  /** Whether the page is about a person, who can switch it on and off. */
  isPersonal?: true;
}

const kinds: readonly PageKind[] = [
  {
    pattern: /^\/course\/[^/]+\/([^/]+)$/,
    find: findCourseHead,
    notFoundTitle: 'Course not found',
  },
  {
    pattern: /^\/competition\/[^/]+\/([^/]+)$/,
    find: findCompetitionHead,
    notFoundTitle: 'Competition not found',
  },
  {
    pattern: /^\/online-quizzing-festival\/[^/]+\/([^/]+)$/,
    find: findFestivalHead,
    notFoundTitle: 'Festival not found',
  },
  {
    pattern: /^\/job\/preview\/[^/]+\/([^/]+)$/,
    find: findJobHead,
    notFoundTitle: 'Job not found',
  },
  {
    pattern: /^\/institute\/overview\/([^/]+)$/,
    find: findInstituteHead,
    notFoundTitle: 'Institute not found',
  },
  {
    pattern: /^\/blog-pages\/([^/]+)$/,
    find: findPostHead,
    notFoundTitle: 'Post not found',
  },
  {
    pattern: /^\/newsletter\/([^/]+)$/,
    find: findNewsletterHead,
    notFoundTitle: 'Issue not found',
  },
  {
    pattern: /^\/code_editor\/[^/]+\/[^/]+\/([^/]+)$/,
    find: findChallengeHead,
    notFoundTitle: 'Challenge not found',
  },
  {
    pattern: /^\/u\/([^/]+)$/,
    find: findPublicProfileHead,
    notFoundTitle: 'Profile not found',
    isPersonal: true,
  },
];

/** Unknown paths get a head without content and status 200, because the releases decide which pages exist. */
export async function findPageHead(database: Queryable, path: string): Promise<PageHead> {
  if (path === '/') return buildRouteHead(path, [organizationJsonLd, websiteJsonLd]);
  // Results of searches are no pages for search engines.
  if (path === paths.search()) return { ...buildRouteHead(path), noindex: true };
  if (path === paths.blog) return findBlogHead(database);
  const steps = landingBreadcrumbs.get(path);
  if (steps) return buildRouteHead(path, [breadcrumbs(...steps)]);
  const faqPage = faqPages.get(path);
  if (faqPage) return findFaqHead(database, path, faqPage);
  for (const { pattern, find, notFoundTitle, isPersonal = false } of kinds) {
    const [, encodedId] = pattern.exec(path) ?? [];
    if (encodedId === undefined) continue;
    const id = parseId(encodedId);
    const head = id === undefined ? undefined : await find(database, id);
    return { ...(head ?? buildNotFoundHead(path, notFoundTitle)), isCacheable: !isPersonal };
  }
  return buildRouteHead(path);
}

/** Returns undefined for a string that cannot be an id. */
function parseId(encodedId: string): string | undefined {
  try {
    const id = decodeURIComponent(encodedId);
    return id.length > 100 || id.includes('\0') ? undefined : id;
  } catch {
    return undefined;
  }
}
