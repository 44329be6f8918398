import { expect, type Page } from '@playwright/test';
import { expectSettled } from '../pages/layout';
import { clickForEffect } from './click-for-effect';
import { isExcluded } from './excluded-buttons';

interface PressableButton {
  /** Similar buttons, such as those of the cards in a list, have the same key. */
  key: string;
  /** The label, for messages. */
  label: string;
  /** Whether the button is outside of the content, so that other pages have it too. */
  isShared: boolean;
}

interface PressedButtons {
  count: number;
  /** Labels of buttons that do nothing. */
  dead: string[];
  /** URLs of links that a press has shown, for example in a menu. */
  links: string[];
}

/**
 * Presses the buttons of a page one after another, and only one of similar ones. `pressed` holds the keys of buttons outside of the content, which
 * are pressed on one page only. Buttons that are disabled or chosen already, such as the selected tab, may do nothing.
 */
export async function pressButtons(page: Page, pressed: Set<string>): Promise<PressedButtons> {
  const url = page.url();
  const heading = await page.getByRole('heading', { level: 1 }).textContent();
  const found: PressedButtons = { count: 0, dead: [], links: [] };
  for (const { key, label, isShared } of await markButtons(page)) {
    if (pressed.has(key) || isExcluded(label)) continue;
    if (isShared) pressed.add(key);
    const { hasEffect, links } = await clickForEffect(page, `[data-crawler-key="${key}"]`);
    found.count += 1;
    if (!hasEffect) found.dead.push(label);
    found.links.push(...links);
    if (pathOf(page.url()) !== pathOf(url)) {
      await returnTo(page, url, heading ?? '');
    } else if ((await page.getByRole('dialog').count()) > 0) {
      await page.keyboard.press('Escape');
    }
    // A press may have replaced elements.
    await markButtons(page);
  }
  return found;
}

const pathOf = (url: string) => new URL(url).pathname;

/** Returns to the page. Going back is faster than loading it, but the history entry may have been replaced. */
async function returnTo(page: Page, url: string, heading: string): Promise<void> {
  await page.goBack();
  if (page.url() !== url) await page.goto(url);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expectSettled(page);
}

/** Marks the first of similar buttons with their key. */
function markButtons(page: Page): Promise<PressableButton[]> {
  return page.evaluate(() => {
    const notChosen = ['pressed', 'selected', 'checked', 'disabled']
      .map((state) => `:not([aria-${state}="true"])`)
      .join('');
    const isUsable = (button: Element) =>
      button.matches(`:enabled:not([aria-current]:not([aria-current="false"]))${notChosen}`) &&
      button.checkVisibility({ visibilityProperty: true });
    const describe = (button: Element): PressableButton => {
      const label = button.getAttribute('aria-label') ?? button.textContent.trim();
      const isInRow = button.closest('li, tr, article') !== null;
      const shape = button.querySelector('path')?.getAttribute('d') ?? '';
      const isShared = button.closest('main') === null;
      const parts = [button.className, shape, isInRow ? label.split(' ')[0] : label, isShared];
      return { key: encodeURIComponent(parts.join('|')), label, isShared };
    };
    const marked = new Map<string, PressableButton>();
    for (const button of document.querySelectorAll('button')) {
      button.removeAttribute('data-crawler-key');
      if (!isUsable(button)) continue;
      const described = describe(button);
      if (marked.has(described.key)) continue;
      button.setAttribute('data-crawler-key', described.key);
      marked.set(described.key, described);
    }
    return [...marked.values()];
  });
}
