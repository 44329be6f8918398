import type { Page } from '@playwright/test';

/** The spacing that readers may set, from success criterion 1.4.12 of WCAG 2.2. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`;

/** Elements that scroll or have a native menu, and slides that are not in view: their content is shown by other means. */
const NOT_CHECKED = '.monaco-editor, select, [inert]';

/** Spaces the text of the page, and returns one line for each element that then cuts off text or is wider than the window. */
export function textsCutOffBySpacing(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ spacing, notChecked }) => {
      const hidesOverflow = (value: string) => value === 'hidden' || value === 'clip';

      /** The size of visually hidden text, which screen readers read. */
      const isVisuallyHidden = ({ clientWidth, clientHeight }: Element) =>
        clientWidth <= 1 || clientHeight <= 1;

      /** Whether a text within the element ends outside it. Pictures may do so. */
      function hasTextOutside(element: Element): boolean {
        const box = element.getBoundingClientRect();
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const parent = node.parentElement;
          if (!parent?.checkVisibility() || isVisuallyHidden(parent)) continue;
          if (parent.closest(`[aria-hidden="true"], ${notChecked}`) || !node.textContent?.trim())
            continue;
          range.selectNodeContents(node);
          const text = range.getBoundingClientRect();
          if (text.bottom > box.bottom + 1 || text.right > box.right + 1) return true;
        }
        return false;
      }

      function cutsOff(element: Element): boolean {
        const { overflowX, overflowY } = getComputedStyle(element);
        const { scrollHeight, clientHeight, scrollWidth, clientWidth } = element;
        const isCut =
          (hidesOverflow(overflowY) && scrollHeight > clientHeight + 1) ||
          (hidesOverflow(overflowX) && scrollWidth > clientWidth + 1);
        return isCut && !isVisuallyHidden(element) && hasTextOutside(element);
      }

      const sheet = new CSSStyleSheet();
      sheet.replaceSync(spacing);
      document.adoptedStyleSheets.push(sheet);
      const cut = [...document.body.querySelectorAll('*')]
        .filter((element) => element.checkVisibility() && !element.closest(notChecked))
        .filter(cutsOff)
        .map(
          ({ outerHTML, textContent }) =>
            `${textContent?.slice(0, 60)}: ${outerHTML.slice(0, 120)}`,
        );
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth > clientWidth)
        cut.push(`The page is ${scrollWidth - clientWidth} px too wide`);
      document.adoptedStyleSheets.pop();
      return cut;
    },
    { spacing: SPACING, notChecked: NOT_CHECKED },
  );
}
