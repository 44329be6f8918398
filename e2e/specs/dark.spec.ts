import { axeViolations } from '../testing/validators/accessibility';
import { expectSettled } from '../testing/pages/layout';
import { expect, test } from '../testing/test';

// `routes.spec` checks the pages themselves in dark mode.
test.use({ colorScheme: 'dark' });

test('forms with errors have no accessibility violations in dark mode', async ({ page }) => {
  for (const [url, button] of [
    ['/auth/login', 'Log in'],
    ['/auth/sign-up', 'Create account'],
  ] as const) {
    await page.goto(url);
    await expectSettled(page);
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    expect(await axeViolations(page), url).toEqual([]);
  }
});
