import type { Page } from '@playwright/test';

interface Click {
  hasEffect: boolean;
  /** URLs of the links on the page after the click. */
  links: string[];
}

/** An effect usually shows at once. Only clicks without one take this long. */
const TIMEOUT_MS = 5000;

/**
 * Clicks the element that matches the selector, if there still is one. The click has an effect if it changes the document or the address,
 * scrolls, moves the focus, plays, prints, downloads or sends a request. The click comes from a script, because a mouse press alone changes how a
 * button looks.
 */
export async function clickForEffect(page: Page, selector: string): Promise<Click> {
  let isLeft = false;
  const leave = () => {
    isLeft = true;
  };
  page.on('framenavigated', leave);
  page.on('download', leave);
  try {
    const { hasEffect, links } = await page.evaluate(clickInPage, {
      selector,
      timeoutMs: TIMEOUT_MS,
    });
    return { hasEffect: hasEffect || isLeft, links };
  } catch (error) {
    // A new document has replaced the one in which the script ran.
    if (!isLeft) throw error;
    await page.waitForLoadState();
    return { hasEffect: true, links: [] };
  } finally {
    page.off('framenavigated', leave);
    page.off('download', leave);
  }
}

interface ClickInPage {
  selector: string;
  timeoutMs: number;
}

/** Runs in the page. */
async function clickInPage({ selector, timeoutMs }: ClickInPage): Promise<Click> {
  const button = document.querySelector<HTMLElement>(selector);
  // The page may have disabled it since it was marked, for example an option that matches nothing any more.
  let hasEffect = button === null || button.matches(':disabled, [aria-disabled="true"]');
  const note = () => {
    hasEffect = true;
  };
  const mutations = new MutationObserver(note);
  mutations.observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  const events = ['scroll', 'focusin', 'play', 'pause', 'invalid', 'beforeunload', 'beforeprint'];
  for (const event of events) addEventListener(event, note, { capture: true });
  const { fetch: originalFetch, print: originalPrint } = window;
  window.fetch = (...request) => {
    note();
    return originalFetch(...request);
  };
  window.print = note;
  const address = location.href;
  button?.click();
  const deadline = performance.now() + timeoutMs;
  while (!hasEffect && location.href === address && performance.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 16));
  }
  mutations.disconnect();
  for (const event of events) removeEventListener(event, note, { capture: true });
  window.fetch = originalFetch;
  window.print = originalPrint;
  return {
    hasEffect: hasEffect || location.href !== address,
    links: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map(({ href }) => href),
  };
}
