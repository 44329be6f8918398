import type { PageHead } from '@sopaan/schemas/page-head';
import { shortened } from '../../../html/plain-text';
import type { Described } from '../json-ld/json-ld';

/** As long as search engines show it. */
const DESCRIPTION = 160;

interface Parts {
  path: string;
  title: string;
  description: string;
  image?: string;
  noindex?: boolean;
  jsonLd: readonly Described[];
}

/** The head of a page about one thing. */
export function headOf({
  path,
  title,
  description,
  image = '',
  noindex = false,
  jsonLd,
}: Parts): PageHead {
  return {
    status: 200,
    canonicalPath: path,
    title,
    description: shortened(description, DESCRIPTION),
    image,
    type: 'article',
    noindex,
    jsonLd: jsonLd.map((thing) => JSON.stringify(thing)),
  };
}

/** A page that the route's own words describe. */
export function plainHead(path: string, jsonLd: readonly Described[] = []): PageHead {
  return { ...headOf({ path, title: '', description: '', jsonLd }), type: 'website' };
}

/** The page of a thing that there is not, under the title that it gives itself. */
export function missingHead(path: string, title: string): PageHead {
  const description = 'It may have been taken down, or the link has a mistake in it.';
  return { ...headOf({ path, title, description, noindex: true, jsonLd: [] }), status: 404 };
}

/** A sentence and the text that goes with it, which may begin with that very sentence. */
export function told(sentence: string, text: string): string {
  if (!sentence || text.startsWith(sentence.replace(/[.!?]$/, ''))) return text;
  return `${/[.!?]$/.test(sentence) ? sentence : `${sentence}.`} ${text}`.trim();
}
