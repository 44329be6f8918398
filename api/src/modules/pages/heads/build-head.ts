import type { PageHead } from '@sopaan/schemas/pages/page-head';
import { truncate } from '../../../html/plain-text';
import type { JsonLdDocument } from '../json-ld/json-ld';

/** About as much as search engines show. */
const DESCRIPTION_MAX_LENGTH = 160;

interface HeadContent {
  path: string;
  title: string;
  description: string;
  image?: string;
  imageDetails?: PageHead['imageDetails'];
  noindex?: boolean;
  jsonLd: readonly JsonLdDocument[];
}

/** The head of a page about one record. */
export function buildHead({
  path,
  title,
  description,
  image = '',
  imageDetails = null,
  noindex = false,
  jsonLd,
}: HeadContent): PageHead {
  return {
    status: 200,
    canonicalPath: path,
    title,
    description: truncate(description, DESCRIPTION_MAX_LENGTH),
    image,
    imageDetails,
    type: 'article',
    noindex,
    jsonLd: jsonLd.map((node) => JSON.stringify(node)),
    isCacheable: true,
    feeds: [],
  };
}

/** The head of a page that keeps the title and description of its route. */
export function buildRouteHead(path: string, jsonLd: readonly JsonLdDocument[] = []): PageHead {
  return { ...buildHead({ path, title: '', description: '', jsonLd }), type: 'website' };
}

/** The head of a page whose record does not exist. */
export function buildNotFoundHead(path: string, title: string): PageHead {
  const description = 'It may have been taken down, or the link has a mistake in it.';
  return { ...buildHead({ path, title, description, noindex: true, jsonLd: [] }), status: 404 };
}

/** Puts a sentence before a text, unless the text already begins with it. */
export function prependSentence(sentence: string, text: string): string {
  if (!sentence || text.startsWith(sentence.replace(/[.!?]$/, ''))) return text;
  return `${/[.!?]$/.test(sentence) ? sentence : `${sentence}.`} ${text}`.trim();
}
