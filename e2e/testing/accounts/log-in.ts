import { expect, type Page } from '@playwright/test';
import type { Account } from './account';

type Credentials = Pick<Account, 'email' | 'password'>;

/** Logs in on the login page, once it is shown: other pages have an email field as well. */
export async function submitLogIn(page: Page, { email, password }: Credentials): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').first().fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** Opens the login page and logs in, with a redirect to the practice page. */
export async function logIn(page: Page, credentials: Credentials): Promise<void> {
  await page.goto('/auth/login?next=%2Fpractice');
  await submitLogIn(page, credentials);
}
