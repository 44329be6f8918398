import { inertMarkupPolicy } from '@sopaan/contract/trusted-types';
import { AppLink } from '@sopaan/ui/core';
import toDom from 'html-dom-parser';
import { createElement, Fragment, type ReactNode } from 'react';

const phrasingTags = [
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
const blockTags = [
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
const tableTags = ['table', 'thead', 'tbody', 'tr', 'th', 'td', 'caption'];
const inlineTags = new Set(phrasingTags);
const allTags = new Set([...phrasingTags, ...blockTags, ...tableTags]);
/** Elements that are removed with their content. Other unknown elements are replaced by their content. */
const droppedTags = new Set([
  ...['script', 'style', 'template', 'iframe', 'object', 'embed', 'svg', 'math', 'noscript'],
  ...['textarea', 'select', 'title', 'head', 'audio', 'video', 'canvas', 'form', 'button'],
]);

/**
 * Converts untrusted HTML to React elements: allowed tags only, and no attributes except a checked `href`. No markup is written into the
 * page, so the browser never parses the HTML a second time.
 */
export function htmlToNodes(html: string, inline = false): ReactNode {
  return toNodes(parseHtml(html), inline ? inlineTags : allTags);
}

/** The text of untrusted HTML. */
export function htmlToText(html: string): string {
  return parseHtml(html).map(collectText).join('').replace(/\s+/g, ' ').trim();
}

/** Put before a document: the parser reads documents without the policy, and ignores the tags of a document after another tag. */
const LEADING_TAG = '<wbr>';
const FIRST_TAG = /<([a-z]+)/i;
const DOCUMENT_TAGS = ['html', 'head', 'body'];

function parseHtml(html: string): readonly ParsedNode[] {
  const firstTag = FIRST_TAG.exec(html)?.[1]?.toLowerCase() ?? '';
  const isDocument = DOCUMENT_TAGS.includes(firstTag);
  return toDom(isDocument ? LEADING_TAG + html : html, { trustedTypePolicy: inertMarkupPolicy() });
}

/** The properties of a parsed node that are read. */
interface ParsedNode {
  readonly nodeType: number;
  readonly data?: string;
  readonly name?: string;
  readonly attribs?: Readonly<Record<string, string>>;
  readonly children?: readonly ParsedNode[];
}

const ELEMENT_NODE = 1;
const TEXT_NODE = 3;

function collectText({ nodeType, data = '', name = '', children = [] }: ParsedNode): string {
  if (nodeType === TEXT_NODE) return data;
  if (nodeType !== ELEMENT_NODE || droppedTags.has(name)) return '';
  return children.map(collectText).join('');
}

function toNodes(nodes: readonly ParsedNode[], allowed: ReadonlySet<string>): ReactNode[] {
  return nodes.map((node, at) => toNode(node, at, allowed));
}

function toNode(node: ParsedNode, key: number, allowedTags: ReadonlySet<string>): ReactNode {
  const { nodeType, data, name: tag = '', attribs = {} } = node;
  if (nodeType === TEXT_NODE) return data;
  if (nodeType !== ELEMENT_NODE || droppedTags.has(tag)) return null;
  const children = toNodes(node.children ?? [], allowedTags);
  const href = tag === 'a' ? safeHref(attribs['href']) : undefined;
  if (href) {
    return (
      <AppLink key={key} to={href} underline="always">
        {children}
      </AppLink>
    );
  }
  if (tag === 'br' || tag === 'hr') return allowedTags.has(tag) ? createElement(tag, { key }) : ' ';
  if (allowedTags.has(tag)) return createElement(tag, { key }, ...children);
  // Inline, the text of a block is separated from the word before it.
  return (
    <Fragment key={key}>
      {allTags.has(tag) && ' '}
      {children}
    </Fragment>
  );
}

/** The link if it is a same-site path or has a safe scheme. */
function safeHref(href: string | undefined): string | undefined {
  // Browsers ignore control characters and spaces, as in `java\nscript:`.
  const normalized = href?.replace(/[\u0000-\u0020]/g, '') ?? '';
  return /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i.test(normalized) ? normalized : undefined;
}
