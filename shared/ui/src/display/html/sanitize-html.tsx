import { AppLink } from '@sopaan/ui/core';
import { createElement, Fragment, type ReactNode } from 'react';

const phrasing = [
  'b',
  'strong',
  'i',
  'em',
  'u',
  's',
  'small',
  'sub',
  'sup',
  'mark',
  'code',
  'span',
  'br',
];
const blocks = [
  'p',
  'ul',
  'ol',
  'li',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'blockquote',
  'pre',
  'hr',
  'div',
];
const tables = ['table', 'thead', 'tbody', 'tr', 'th', 'td', 'caption'];
const inlineTags = new Set(phrasing);
const allTags = new Set([...phrasing, ...blocks, ...tables]);
/** Removed with their content. Of other unknown elements the content is kept. */
const droppedTags = new Set([
  ...['script', 'style', 'template', 'iframe', 'object', 'embed', 'svg', 'math', 'noscript'],
  ...['textarea', 'select', 'title', 'head', 'audio', 'video', 'canvas', 'form', 'button'],
]);

/**
 * Converts untrusted HTML to React elements: allowed tags only, and no attributes except a checked `href`. No markup is written into the
 * page, so the browser never parses the HTML a second time.
 */
export function htmlToNodes(html: string, inline = false): ReactNode {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return childNodes(body, inline ? inlineTags : allTags);
}

/** The text of untrusted HTML. */
export function htmlToText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const dropped of body.querySelectorAll([...droppedTags].join(','))) dropped.remove();
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim();
}

function childNodes(parent: Node, allowed: ReadonlySet<string>): ReactNode[] {
  return Array.from(parent.childNodes, (child, at) => toNode(child, at, allowed));
}

function toNode(node: Node, key: number, allowed: ReadonlySet<string>): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element)) return null;
  const tag = node.localName;
  if (droppedTags.has(tag)) return null;
  const children = childNodes(node, allowed);
  const href = tag === 'a' ? safeHref(node.getAttribute('href')) : undefined;
  if (href) {
    return (
      <AppLink key={key} to={href} underline="always">
        {children}
      </AppLink>
    );
  }
  if (tag === 'br' || tag === 'hr') return allowed.has(tag) ? createElement(tag, { key }) : ' ';
  if (allowed.has(tag)) return createElement(tag, { key }, ...children);
  // Inline, the text of a block is separated from the word before it.
  return (
    <Fragment key={key}>
      {allTags.has(tag) && ' '}
      {children}
    </Fragment>
  );
}

/** The link if it is a same-site path or has a safe scheme. */
function safeHref(href: string | null): string | undefined {
  // Browsers ignore control characters and spaces, as in `java\nscript:`.
  const normalized = href?.replace(/[\u0000-\u0020]/g, '') ?? '';
  return /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i.test(normalized) ? normalized : undefined;
}
