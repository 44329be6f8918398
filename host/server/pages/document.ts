import { PAGE_SET_ELEMENT_ID } from '@sopaan/contract/release';
import { PRODUCT_NAME } from '@sopaan/contract/version';
import { escapeHtml } from '@sopaan/http/escape-html';
import { inlineJson } from './inline-json';
import { SHELL_STYLE, shellMarkup } from './shell';

interface Feed {
  title: string;
  path: string;
  type: string;
}

export interface DocumentHead {
  /** Without the product's name. */
  title: string;
  description: string;
  /** The canonical URL, absolute; undefined for a page that must not be linked to. */
  canonical: string | undefined;
  /** Whether search engines are asked not to index the page. */
  noindex: boolean;
  /** The URL of the preview image, absolute; empty if there is none. */
  image: string;
  /** The size of the preview image in pixels and its text alternative; null if they are not known. */
  imageDetails: { width: number; height: number; alt: string } | null;
  /** The `og:type` of the page. */
  type: string;
  /** JSON-LD objects in the vocabulary of schema.org. */
  jsonLd: readonly unknown[];
  /** Feeds of the items that the page lists. */
  feeds: readonly Feed[];
}

/** Renders the HTML of a page. All its scripts are files of the set's releases; inline script elements contain only data. */
export function renderDocument(page: {
  head: DocumentHead;
  /** The elements that load the files of the page. */
  links: string;
  setId: string;
  /** JSON that is safe inside a script element. */
  setJson: string;
  /** The nonce of style elements, in page format 1 only: later formats send it in a header. */
  nonce?: string | undefined;
}): string {
  const { head, links, setId, setJson, nonce } = page;
  const title = escapeHtml(`${head.title} | ${PRODUCT_NAME}`);
  const description = escapeHtml(head.description);
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
${nonce === undefined ? '' : `<meta name="csp-nonce" nonce="${nonce}">\n`}<title>${title}</title>
<meta name="description" content="${description}">
${canonicalElements(head)}
<meta property="og:type" content="${escapeHtml(head.type)}">
<meta property="og:site_name" content="${PRODUCT_NAME}">
<meta property="og:locale" content="en_IN">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
${imageElements(head)}
<meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#142022" media="(prefers-color-scheme: dark)">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${head.feeds.map(feedElement).join('')}${links}
${head.jsonLd.map(jsonLdElement).join('')}<style>${SHELL_STYLE}</style>
</head>
<body>
<div id="root">${shellMarkup(setId)}</div>
<noscript><p class="sp-shell-note">${PRODUCT_NAME} needs JavaScript. Please turn it on and reload the page.</p></noscript>
<script type="application/json" id="${PAGE_SET_ELEMENT_ID}">${setJson}</script>
</body>
</html>
`;
}

function canonicalElements({ canonical, noindex }: DocumentHead): string {
  const url = canonical === undefined ? undefined : escapeHtml(canonical);
  return [
    ...(noindex ? ['<meta name="robots" content="noindex">'] : []),
    ...(url === undefined
      ? []
      : [`<link rel="canonical" href="${url}">`, `<meta property="og:url" content="${url}">`]),
  ].join('\n');
}

function imageElements({ image, imageDetails }: DocumentHead): string {
  if (!image) return '<meta name="twitter:card" content="summary">';
  return [
    `<meta property="og:image" content="${escapeHtml(image)}">`,
    ...(imageDetails
      ? [
          `<meta property="og:image:width" content="${imageDetails.width}">`,
          `<meta property="og:image:height" content="${imageDetails.height}">`,
          `<meta property="og:image:alt" content="${escapeHtml(imageDetails.alt)}">`,
        ]
      : []),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('\n');
}

function feedElement({ title, path, type }: Feed): string {
  return `<link rel="alternate" type="${escapeHtml(type)}" title="${escapeHtml(title)}" href="${escapeHtml(path)}">\n`;
}

/** A data block, which browsers do not run. */
function jsonLdElement(data: unknown): string {
  return `<script type="application/ld+json">${inlineJson(data)}</script>\n`;
}
