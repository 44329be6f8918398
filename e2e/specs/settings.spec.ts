import { newPerson } from '../testing/accounts/account';
import { linkIn, nextMail } from '../testing/accounts/mailbox';
import { failNextRequest } from '../testing/pages/failing-requests';
import { freshPage } from '../testing/pages/fresh-page';
import { expectSettled } from '../testing/pages/layout';
import { expect, test } from '../testing/test';
import { axeViolations } from '../testing/validators/accessibility';

test('[PF-045] [PF-046] [PF-064] phone and recovery email are changed although the API fails once, and the recovery email resets the password', async ({
  page,
  browser,
  signedIn,
  problems,
}) => {
  problems.allow(/status of 503/);
  const { email: recoveryEmail } = newPerson();
  await page.goto('/account');
  await expect(page).toHaveURL(/\/profile\/account$/);
  await expectSettled(page);
  await page.getByRole('button', { name: 'Contact Information' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Contact Information' });
  await dialog.getByLabel('Primary phone').fill('+91 90000 00000');
  await dialog.getByLabel('Recovery email').fill(recoveryEmail);
  await dialog.getByLabel('Current password').first().fill(signedIn.password);
  expect(await axeViolations(page)).toEqual([]);
  await failNextRequest(page, '**/api/account/contact', {
    error: { status: 503, code: 'UNAVAILABLE', message: 'The service is unavailable right now.' },
  });
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog.getByRole('alert')).toContainText('could not be saved');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(dialog.getByLabel('Primary phone')).toHaveValue('+91 90000 00000');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Your contact details have been saved.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Confirm your recovery email')).toBeVisible();

  const other = await freshPage(browser, page);
  await other.goto(linkIn(await nextMail(recoveryEmail)));
  await other.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(
    other.getByRole('heading', { name: 'Your recovery email is confirmed' }),
  ).toBeVisible();
  await page.reload();
  await expectSettled(page);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Contact Information' }).click();
  await expect(dialog.getByLabel('Recovery email')).toHaveValue(recoveryEmail);
  await expect(dialog.getByLabel('Primary phone')).toHaveValue('+91 90000 00000');

  await other.goto('/auth/forgot-password/request');
  await other.getByLabel('Email').fill(signedIn.email);
  await other.getByRole('button', { name: 'Send link' }).click();
  await expect(other).toHaveURL(/\/auth\/forgot-password\/sent$/);
  await other.goto(linkIn(await nextMail(recoveryEmail, 2)));
  await other.getByLabel('New password').first().fill('quite different words');
  await other.getByLabel('Confirm new password').first().fill('quite different words');
  await other.getByRole('button', { name: 'Change my password' }).click();
  await expect(other).toHaveURL(/\/auth\/forgot-password\/done$/);
  await other.context().close();
});
