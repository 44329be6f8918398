import { PRODUCT_NAME } from '@sopaan/contract/version';
import type { MailContent } from '../mail-content';
import { escapeHtml } from '@sopaan/http/escape-html';
import { plainText, truncate } from '../../html/plain-text';
import { styleRichText } from './rich-text-styles';
import { inline, styleSheet } from './mail-styles';
import { PREFERENCES_LABEL, unsubscribeLabel } from './mail-text';

/** Renders a mail as HTML: one column without tables, with the same content as the plain-text part. */
export function mailHtml(content: MailContent): string {
  const { subject, greeting, paragraphs, code, action, footnote, unsubscribe } = content;
  const { richText, links = [] } = content;
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${escapeHtml(subject)}</title>
<style>${styleSheet}</style>
</head>
<body class="page" style="${inline.body}">
<div class="preheader" style="${inline.preheader}" aria-hidden="true">${escapeHtml(preheader(content))}</div>
<div class="page" lang="en" style="${inline.page}">
<div style="${inline.column}">
<p class="brand" style="${inline.brand}">${escapeHtml(PRODUCT_NAME)}</p>
<div class="card" style="${inline.card}">
${[greeting, ...paragraphs].map(paragraph).join('\n')}
${richText ? styleRichText(richText.html) : ''}
${code === undefined ? '' : confirmationCode(code)}
${links.map(linkParagraph).join('\n')}
${action ? button(action) : ''}
</div>
<p class="small" style="${inline.footnote}">${escapeHtml(footnote)}</p>
${unsubscribe ? unsubscribeLink(unsubscribe) : ''}
</div>
</div>
</body>
</html>
`;
}

const PREHEADER_LENGTH = 120;

/** What mail programs show after the subject. */
function preheader({ paragraphs, richText }: MailContent): string {
  return paragraphs[0] ?? truncate(plainText(richText?.html ?? ''), PREHEADER_LENGTH);
}

function paragraph(text: string): string {
  return `<p class="text" style="${inline.paragraph}">${escapeHtml(text)}</p>`;
}

function confirmationCode(code: string): string {
  return `<p class="code" style="${inline.code}">${escapeHtml(code)}</p>`;
}

function linkParagraph({ label, url, text }: NonNullable<MailContent['links']>[number]): string {
  const link = `<a class="link" href="${escapeHtml(url)}" style="${inline.listLink}">${escapeHtml(label)}</a>`;
  return `<p class="text" style="${inline.paragraph}">${link}<br>${escapeHtml(text)}</p>`;
}

/** Repeats the URL below the button, for mail clients without links and readers who want to see the target. */
function button({ label, url }: NonNullable<MailContent['action']>): string {
  const escapedUrl = escapeHtml(url);
  return `<p style="${inline.action}"><a class="button" href="${escapedUrl}" style="${inline.button}">${escapeHtml(label)}</a></p>
<p class="small" style="${inline.small}">If the button does not work, open this address:<br><a class="link" href="${escapedUrl}" style="${inline.visibleUrl}">${escapedUrl}</a></p>`;
}

function unsubscribeLink(unsubscribe: NonNullable<MailContent['unsubscribe']>): string {
  const { pageUrl, preferencesUrl } = unsubscribe;
  return [
    smallLink(unsubscribeLabel(unsubscribe), pageUrl),
    ...(preferencesUrl ? [smallLink(PREFERENCES_LABEL, preferencesUrl)] : []),
  ].join('\n');
}

function smallLink(label: string, url: string): string {
  return `<p class="small" style="${inline.footnote}"><a class="link" href="${escapeHtml(url)}" style="${inline.link}">${escapeHtml(label)}</a></p>`;
}
