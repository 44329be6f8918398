import { PAGE_SET_ELEMENT_ID } from '@sopaan/contract/release';
import { PRODUCT_NAME } from '@sopaan/contract/version';
import { escapeHtml } from '@sopaan/http/escape-html';
import { SHELL_MARKUP, SHELL_STYLE } from './shell';

export interface PageHead {
  title: string;
  description: string;
  /** The page's one address, absolute. A page without one is in no index. */
  canonical: string | undefined;
}

/** The HTML of a page. All of its scripts are files of the set's releases; the only inline script is data. */
export function renderDocument(page: {
  head: PageHead;
  /** The elements of its files. */
  links: string;
  /** JSON that may stand in a script element. */
  set: string;
  nonce: string;
}): string {
  const { head, links, set, nonce } = page;
  const title = escapeHtml(`${head.title} | ${PRODUCT_NAME}`);
  const description = escapeHtml(head.description);
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="csp-nonce" nonce="${nonce}">
<title>${title}</title>
<meta name="description" content="${description}">
${addressOf(head.canonical)}
<meta property="og:type" content="website">
<meta property="og:site_name" content="${PRODUCT_NAME}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta name="twitter:card" content="summary">
<meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#142022" media="(prefers-color-scheme: dark)">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${links}
<style nonce="${nonce}">${SHELL_STYLE}</style>
</head>
<body>
<div id="root">${SHELL_MARKUP}</div>
<noscript>${PRODUCT_NAME} needs JavaScript. Please switch it on and load the page again.</noscript>
<script type="application/json" id="${PAGE_SET_ELEMENT_ID}">${set}</script>
</body>
</html>
`;
}

function addressOf(canonical: string | undefined): string {
  if (canonical === undefined) return '<meta name="robots" content="noindex">';
  const address = escapeHtml(canonical);
  return `<link rel="canonical" href="${address}">\n<meta property="og:url" content="${address}">`;
}
