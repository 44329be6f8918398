import sanitizeHtml from 'sanitize-html';
import { MARKDOWN_TAGS } from '../../html/markdown';
import { inline } from './mail-styles';

/** The class is for dark mode, which mail programs apply by the style sheet. */
const ELEMENT_STYLES: Readonly<Record<string, { class: string; style: string }>> = {
  p: { class: 'text', style: inline.paragraph },
  h2: { class: 'text', style: inline.heading },
  h3: { class: 'text', style: inline.heading },
  h4: { class: 'text', style: inline.heading },
  ul: { class: 'text', style: inline.list },
  ol: { class: 'text', style: inline.list },
  blockquote: { class: 'text', style: inline.quote },
  pre: { class: 'text', style: inline.pre },
  table: { class: 'text', style: inline.list },
  a: { class: 'link', style: inline.link },
};

/** Gives the elements of a mail's rich text inline styles, because many mail programs ignore style sheets. */
export function styleRichText(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...MARKDOWN_TAGS],
    allowedAttributes: { '*': ['class', 'style', 'href'] },
    parseStyleAttributes: false,
    transformTags: {
      '*': (tagName, attribs) => ({ tagName, attribs: { ...attribs, ...ELEMENT_STYLES[tagName] } }),
    },
  });
}
