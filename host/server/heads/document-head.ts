import { UNDER_DEVELOPMENT, isRedirect } from '@sopaan/contract/routes';
import type { PageHead } from '@sopaan/schemas/page-head';
import type { DocumentHead } from '../html/document';
import type { Match } from '../sets/match-route';
import { siteAddress, siteThings } from './site-things';

const NOT_FOUND = { title: 'Page not found', description: 'This page does not exist on Sopaan.' };

interface Asked {
  match: Match | undefined;
  /** The head that the API has for the page. */
  known: PageHead | undefined;
  /** The requested path. */
  path: string;
  /** The origin that visitors use. */
  site: string;
  /** Whether search engines may index the page at all. */
  isOpen: boolean;
}

/** The head of a page: fields from the API take precedence over those of its route. */
export function documentHead({ match, known, path, site, isOpen }: Asked): DocumentHead {
  const route = match && !isRedirect(match.route) ? match.route : undefined;
  const { title, description } = route ?? NOT_FOUND;
  const exists = match !== undefined && known?.status !== 404;
  return {
    title: known?.title || title,
    description: known?.description || description,
    canonical: exists && isOpen ? site + pathOf(known, path) : undefined,
    noindex: !isOpen || !exists || (known?.noindex ?? route?.screen === UNDER_DEVELOPMENT),
    image: siteAddress(known?.image ?? '', site),
    type: known?.type ?? 'website',
    things: known ? siteThings(known.jsonLd, site) : [],
  };
}

function pathOf(known: PageHead | undefined, asked: string): string {
  return known && /^\/(?![/\\])/.test(known.canonicalPath) ? known.canonicalPath : asked;
}
