import { slug } from '@sopaan/contract/slug';
import type { PostSection } from '@sopaan/schemas/blog/post';
import { Marked, type Token } from 'marked';
import { plainText } from '../../../html/plain-text';
import { sanitize } from '../../../html/sanitize';

/** The text of a post as it is stored and sent. */
export interface PostText {
  sections: PostSection[];
  wordCount: number;
}

const marked = new Marked({ gfm: true });

/** The ids of other elements of the page, which headings must not use. */
const RESERVED_IDS = ['comments', 'main', 'root'];

/** Converts Markdown to sanitised HTML, divided at its headings of the second level, which become anchors. */
export function renderPost(markdown: string): PostText {
  const ids = new Set(RESERVED_IDS);
  const sections = divide(marked.lexer(markdown))
    .map(({ heading, tokens }) => {
      const title = plainText(marked.parseInline(heading, { async: false }));
      const html = sanitize(marked.parser(tokens), 'body');
      return { id: title && uniqueId(slug(title), ids), title, html };
    })
    .filter(({ title, html }) => title !== '' || html !== '');
  const words = sections.flatMap(({ title, html }) => splitWords(`${title} ${plainText(html)}`));
  return { sections, wordCount: words.length };
}

interface Part {
  /** Markdown; empty before the first heading. */
  heading: string;
  tokens: Token[];
}

function divide(tokens: readonly Token[]): Part[] {
  const parts: Part[] = [{ heading: '', tokens: [] }];
  for (const token of tokens) {
    if (token.type === 'heading' && token['depth'] === 2)
      parts.push({ heading: String(token['text']), tokens: [] });
    else parts.at(-1)?.tokens.push(token);
  }
  return parts;
}

/** Two headings with the same text get different anchors. */
function uniqueId(name: string, used: Set<string>): string {
  let id = name;
  for (let number = 2; used.has(id); number += 1) id = `${name}-${number}`;
  used.add(id);
  return id;
}

function splitWords(text: string): string[] {
  return text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu) ?? [];
}
