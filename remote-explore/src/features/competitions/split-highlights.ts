/** A description in three parts, each HTML that is still to be made safe. */
interface SplitDescription {
  intro: string;
  /** The items of the first list after the paragraph `Highlights:`. */
  highlights: string[];
  /** What stands after that list. */
  rest: string;
}

/**
 * The rule of the description's HTML: the text before a bold `Highlights:` paragraph is the intro, the first list
 * after it holds the highlights. Without the paragraph, or without a list after it, all of it is the intro.
 */
export function splitHighlights(html: string): SplitDescription {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const mark = [...body.querySelectorAll('p')].find(isMark);
  const list = mark && [...body.querySelectorAll('ul, ol')].find((each) => follows(each, mark));
  if (!mark || !list) return { intro: html, highlights: [], rest: '' };
  return {
    intro: htmlBetween(body, null, mark),
    highlights: [...list.children]
      .filter((item) => item.localName === 'li')
      .map((item) => item.innerHTML),
    rest: htmlBetween(body, list, null),
  };
}

function isMark(paragraph: Element): boolean {
  const bold = paragraph.querySelector('strong, b');
  return text(paragraph) === 'Highlights:' && bold !== null && text(bold).startsWith('Highlights');
}

function text(element: Element): string {
  return (element.textContent ?? '').replace(/\s+/g, ' ').trim();
}

function follows(later: Node, earlier: Node): boolean {
  const place = earlier.compareDocumentPosition(later);
  return (place & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

function htmlBetween(body: HTMLElement, after: Node | null, before: Node | null): string {
  const range = body.ownerDocument.createRange();
  range.selectNodeContents(body);
  if (after) range.setStartAfter(after);
  if (before) range.setEndBefore(before);
  const holder = body.ownerDocument.createElement('div');
  holder.append(range.cloneContents());
  return holder.innerHTML.trim();
}
