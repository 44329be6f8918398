import { expect, type Locator, type Page } from '@playwright/test';

const MAX_TAB_PRESSES = 120;

/** Presses Tab until the element has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let press = 0; press < MAX_TAB_PRESSES; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target, 'reached by Tab').toBeFocused();
}

/** Goes to a field by Tab and types into it. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

/** Goes to a select by Tab, types to find the option, and chooses it. */
export async function chooseByKeyboard(page: Page, select: Locator, option: string): Promise<void> {
  await typeInto(page, select, option);
  await page.keyboard.press('Enter');
}

/** Whether the focused element is in view and has a visible focus indicator. */
export const isFocusVisible = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return false;
    const box = element.getBoundingClientRect();
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const isInView = box.bottom > 0 && box.top < innerHeight && box.width > 0 && box.height > 0;
    return isInView && outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  });
