import type { Page } from '@playwright/test';

/** A link on the page. */
export interface FoundLink {
  /** The absolute URL. */
  url: string;
  /** The name, for messages. */
  name: string;
  /** Whether people and screen readers are told that it opens another site, and that site gets no access to this page. */
  isMarked: boolean;
}

export interface PageContents {
  links: FoundLink[];
  /** The ids that a hash can refer to. */
  anchors: string[];
  /** The names of links that lead nowhere, for messages. */
  deadLinks: string[];
  /** The text of the first heading. */
  heading: string;
  /** Whether the content has a link or a button that can be used. */
  hasUsableControl: boolean;
  /** The titles of regions that failed to load. */
  failures: string[];
}

/** Reads the links of a page, its anchors and what is wrong with it. */
export function readPage(page: Page): Promise<PageContents> {
  return page.evaluate(() => {
    const textOf = (element: Element) => element.textContent.trim().replace(/\s+/g, ' ');
    const nameOf = (element: Element) =>
      element.getAttribute('aria-label') ??
      [element, ...element.querySelectorAll('[aria-label]')]
        .map((part) => (part === element ? textOf(part) : part.getAttribute('aria-label')))
        .join(' ');
    const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const isDead = (link: Element) =>
      /^(?:#|javascript:.*|\s*)$/i.test(link.getAttribute('href') ?? '');

    const main = document.querySelector('main');
    const controls = [...(main?.querySelectorAll('a[href], button:enabled, summary') ?? [])];
    return {
      links: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
        .filter((link) => !isDead(link))
        .map((link) => ({
          url: link.href,
          name: nameOf(link),
          isMarked:
            link.target === '_blank' &&
            link.relList.contains('noopener') &&
            nameOf(link).endsWith('(opens in a new tab)') &&
            link.querySelector('svg') !== null,
        })),
      anchors: [...document.querySelectorAll('[id]')].map(({ id }) => id),
      deadLinks: [...document.querySelectorAll('a, area')]
        .filter(isDead)
        .map((link) => link.outerHTML.slice(0, 120)),
      heading: document.querySelector('h1')?.textContent ?? '',
      hasUsableControl: controls.some(isVisible),
      failures: [...document.querySelectorAll('main [role="alert"][aria-labelledby]')].map(textOf),
    };
  });
}
