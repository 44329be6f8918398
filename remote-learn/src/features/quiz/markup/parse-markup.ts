/**
 * The markup of questions, options and explanations: `code`, code blocks between lines of three backticks, formulas in TeX between `$` or,
 * on a line of their own, `$$`, and pictures as `![text](address)`. A backslash escapes these characters.
 */
export type Inline =
  | { type: 'text'; text: string }
  | { type: 'code'; text: string }
  | { type: 'formula'; tex: string; isBlock: boolean }
  | { type: 'picture'; source: string; text: string };

export type Block = { type: 'paragraph'; parts: Inline[] } | { type: 'code'; text: string };

const FENCE = /^```[^\n]*\n([\s\S]*?)\n?^```[^\S\n]*$/m;
const INLINE =
  /\\(?<escaped>[\\`$!])|`(?<code>[^`\n]+)`|\$\$(?<block>[^$]+)\$\$|\$(?<tex>[^$\n]+)\$|!\[(?<text>[^\]]*)\]\((?<source>[^()\s]+)\)/g;
/** Pictures of the site, and data URLs. The content security policy permits no others. */
const PICTURE_SOURCE = /^(?:\/(?![/\\])|data:image\/(?:png|jpeg|webp|gif|svg\+xml)[;,])/;

export function parseMarkup(source: string): Block[] {
  // `split` returns text and the content of code blocks alternately.
  return source
    .split(FENCE)
    .flatMap((text, index): Block[] =>
      index % 2 === 1 ? [{ type: 'code', text }] : paragraphs(text),
    );
}

function paragraphs(text: string): Block[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => ({ type: 'paragraph', parts: parseInline(paragraph) }));
}

function parseInline(source: string): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  function addText(text: string) {
    const last = parts.at(-1);
    if (last?.type === 'text') last.text += text;
    else if (text !== '') parts.push({ type: 'text', text });
  }
  for (const match of source.matchAll(INLINE)) {
    addText(source.slice(end, match.index));
    end = match.index + match[0].length;
    const part = toPart(match.groups ?? {});
    if (part.type === 'text') addText(part.text);
    else parts.push(part);
  }
  addText(source.slice(end));
  return parts;
}

function toPart({
  escaped,
  code,
  block,
  tex,
  text,
  source,
}: Partial<Record<string, string>>): Inline {
  if (escaped !== undefined) return { type: 'text', text: escaped };
  if (code !== undefined) return { type: 'code', text: code };
  if (block !== undefined) return { type: 'formula', tex: block.trim(), isBlock: true };
  if (tex !== undefined) return { type: 'formula', tex, isBlock: false };
  if (source === undefined || !PICTURE_SOURCE.test(source))
    return { type: 'text', text: text ?? '' };
  return { type: 'picture', source, text: text ?? '' };
}
