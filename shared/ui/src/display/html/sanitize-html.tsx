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
/** Gone with all that they hold. Any other unknown element loses its tags and keeps its text. */
const droppedTags = new Set([
  ...['script', 'style', 'template', 'iframe', 'object', 'embed', 'svg', 'math', 'noscript'],
  ...['textarea', 'select', 'title', 'head', 'audio', 'video', 'canvas', 'form', 'button'],
]);

/**
 * Turns foreign HTML into elements that this file makes itself: known tags, no attribute but a checked link.
 * Nothing is ever written into the page as markup, so there is nothing to parse a second time.
 */
export function htmlToNodes(html: string, inline = false): ReactNode {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return childNodes(body, inline ? inlineTags : allTags);
}

/** The words of foreign HTML. */
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
  // In a line, an item of a list still stands apart from the word before it.
  return (
    <Fragment key={key}>
      {allTags.has(tag) && ' '}
      {children}
    </Fragment>
  );
}

/** A same-site path or an address of a kind that only leads somewhere. */
function safeHref(href: string | null): string | undefined {
  // Browsers skip control characters and blanks inside `java\nscript:`.
  const plain = href?.replace(/[\u0000-\u0020]/g, '') ?? '';
  return /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i.test(plain) ? plain : undefined;
}
