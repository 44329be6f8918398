import { barriers } from '../fixtures/accessibility';
import { settled } from '../fixtures/frame';
import { expect, test } from '../fixtures/test';

// The pages themselves are looked at in the dark where `routes.spec` has opened them.
test.use({ colorScheme: 'dark' });

test('the forms are free of barriers in the dark, with their errors', async ({ page }) => {
  for (const [url, button] of [
    ['/auth/login', 'Log in'],
    ['/auth/sign-up', 'Create account'],
  ] as const) {
    await page.goto(url);
    await settled(page);
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    expect(await barriers(page), url).toEqual([]);
  }
});
