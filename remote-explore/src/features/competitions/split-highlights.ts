import { inertMarkupPolicy } from '@sopaan/contract/trusted-types';

/** A description split into three parts of unsanitised HTML. */
interface SplitDescription {
  intro: string;
  /** The items of the first list after the paragraph `Highlights:`. */
  highlights: string[];
  /** Everything after that list. */
  rest: string;
}

/**
 * The text before a bold `Highlights:` paragraph is the intro, and the first list after it holds the highlights. Without
 * the paragraph, or without a list after it, everything is the intro.
 */
export function splitHighlights(html: string): SplitDescription {
  const { body } = new DOMParser().parseFromString(
    inertMarkupPolicy().createHTML(html),
    'text/html',
  );
  const heading = [...body.querySelectorAll('p')].find(isHighlightsHeading);
  const list =
    heading && [...body.querySelectorAll('ul, ol')].find((element) => follows(element, heading));
  if (!heading || !list) return withoutSplit(html);
  return {
    intro: htmlBetween(body, null, heading),
    highlights: [...list.children]
      .filter((item) => item.localName === 'li')
      .map((item) => item.innerHTML),
    rest: htmlBetween(body, list, null),
  };
}

/** The whole description as the intro. */
export function withoutSplit(html: string): SplitDescription {
  return { intro: html, highlights: [], rest: '' };
}

function isHighlightsHeading(paragraph: Element): boolean {
  const bold = paragraph.querySelector('strong, b');
  return text(paragraph) === 'Highlights:' && bold !== null && text(bold).startsWith('Highlights');
}

function text(element: Element): string {
  return (element.textContent ?? '').replace(/\s+/g, ' ').trim();
}

function follows(later: Node, earlier: Node): boolean {
  const position = earlier.compareDocumentPosition(later);
  return (position & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

function htmlBetween(body: HTMLElement, after: Node | null, before: Node | null): string {
  const range = body.ownerDocument.createRange();
  range.selectNodeContents(body);
  if (after) range.setStartAfter(after);
  if (before) range.setEndBefore(before);
  const container = body.ownerDocument.createElement('div');
  container.append(range.cloneContents());
  return container.innerHTML.trim();
}
