import { axeViolations } from '../fixtures/accessibility';
import { expectSettled } from '../fixtures/layout';
import { expect, test } from '../fixtures/test';

// The pages themselves are looked at in the dark where `routes.spec` has opened them.
test.use({ colorScheme: 'dark' });

test('the forms are free of axeViolations in the dark, with their errors', async ({ page }) => {
  for (const [url, button] of [
    ['/auth/login', 'Log in'],
    ['/auth/sign-up', 'Make my account'],
  ] as const) {
    await page.goto(url);
    await expectSettled(page);
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    expect(await axeViolations(page), url).toEqual([]);
  }
});
