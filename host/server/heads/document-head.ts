import { UNDER_DEVELOPMENT, isRedirect } from '@sopaan/contract/routes';
import type { PageHead } from '@sopaan/schemas/pages/page-head';
import type { DocumentHead } from '../pages/document';
import type { Match } from '../sets/match-route';
import { toAbsoluteUrl, absoluteJsonLd } from './absolute-json-ld';

interface HeadInput {
  match: Match | undefined;
  /** The title and description that are used if no route matches. */
  missingPage: Pick<DocumentHead, 'title' | 'description'>;
  /** The head that the API has for the page; undefined if it was not requested, or the request failed. */
  apiHead: PageHead | undefined;
  /** The requested path. */
  path: string;
  /** The origin that visitors use. */
  site: string;
  /** Whether the page may be indexed: false for private pages and previews. The head may still forbid it. */
  isIndexable: boolean;
}

/** The head of a page: fields from the API take precedence over those of its route. */
export function documentHead({
  match,
  missingPage,
  apiHead,
  path,
  site,
  isIndexable,
}: HeadInput): DocumentHead {
  const route = match && !isRedirect(match.route) ? match.route : undefined;
  const { title, description } = route ?? missingPage;
  const exists = match !== undefined && apiHead?.status !== 404;
  return {
    title: apiHead?.title || title,
    description: apiHead?.description || description,
    canonical: exists && isIndexable ? site + canonicalPathOf(apiHead, path) : undefined,
    noindex: !isIndexable || !exists || (apiHead?.noindex ?? route?.screen === UNDER_DEVELOPMENT),
    image: toAbsoluteUrl(apiHead?.image ?? '', site),
    imageDetails: apiHead?.imageDetails ?? null,
    type: apiHead?.type ?? 'website',
    jsonLd: apiHead ? absoluteJsonLd(apiHead.jsonLd, site) : [],
    feeds: apiHead?.feeds ?? [],
  };
}

function canonicalPathOf(apiHead: PageHead | undefined, requestedPath: string): string {
  // A path that starts with `//` or `/\` would be the URL of another origin.
  return apiHead && /^\/(?![/\\])/.test(apiHead.canonicalPath)
    ? apiHead.canonicalPath
    : requestedPath;
}
