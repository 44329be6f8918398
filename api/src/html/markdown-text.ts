import { parse, Renderer, type Tokens } from 'marked';
import { toAbsolute } from './markdown';

/** Converts Markdown to plain text, as for the text part of a mail: no marks, and the targets of links after their labels. */
export function markdownToText(markdown: string, origin = ''): string {
  return parse(markdown, { async: false, renderer: new TextRenderer(origin) })
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

const block = (text: string) => `${text.trim()}\n\n`;
const indent = (text: string, by: string) => text.trim().replaceAll('\n', `\n${by}`);

class TextRenderer extends Renderer<string, string> {
  constructor(private readonly origin: string) {
    super();
  }

  override heading({ tokens }: Tokens.Heading) {
    return block(this.parser.parseInline(tokens).toLocaleUpperCase('en'));
  }
  override paragraph({ tokens }: Tokens.Paragraph) {
    return block(this.parser.parseInline(tokens));
  }
  override blockquote({ tokens }: Tokens.Blockquote) {
    return block(`> ${indent(this.parser.parse(tokens), '> ')}`);
  }
  override list({ items, ordered, start }: Tokens.List) {
    const lines = items.map((item, index) => {
      const mark = ordered ? `${Number(start) + index}. ` : '- ';
      return mark + indent(this.parser.parse(item.tokens), ' '.repeat(mark.length));
    });
    return block(lines.join('\n'));
  }
  override table({ header, rows }: Tokens.Table) {
    const line = (cells: Tokens.TableCell[]) =>
      cells.map(({ tokens }) => this.parser.parseInline(tokens)).join(' | ');
    return block([header, ...rows].map(line).join('\n'));
  }
  override code({ text }: Tokens.Code) {
    return block(text);
  }
  override hr() {
    return block('---');
  }
  override html() {
    return '';
  }
  override br() {
    return '\n';
  }
  override strong({ tokens }: Tokens.Strong) {
    return this.parser.parseInline(tokens);
  }
  override em({ tokens }: Tokens.Em) {
    return this.parser.parseInline(tokens);
  }
  override del({ tokens }: Tokens.Del) {
    return this.parser.parseInline(tokens);
  }
  override codespan({ text }: Tokens.Codespan) {
    return text;
  }
  override image({ text }: Tokens.Image) {
    return text;
  }
  override text(token: Tokens.Text | Tokens.Escape) {
    // The text of a list item ends with a line break, because another list may follow it.
    const isBlock = 'tokens' in token && token.tokens !== undefined;
    return isBlock ? `${this.parser.parseInline(token.tokens ?? [])}\n` : token.text;
  }
  override link({ href, tokens }: Tokens.Link) {
    const label = this.parser.parseInline(tokens);
    const target = toAbsolute(href, this.origin);
    return target === label || target === `mailto:${label}` ? label : `${label} (${target})`;
  }
}
