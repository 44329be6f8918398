import { newPerson } from '../testing/accounts/account';
import { linkIn, nextMail } from '../testing/accounts/mailbox';
import { failNextRequest } from '../testing/pages/failing-requests';
import { freshPage } from '../testing/pages/fresh-page';
import { chooseByKeyboard, tabTo, typeInto } from '../testing/pages/keyboard';
import { expectSettled } from '../testing/pages/layout';
import { expect, test } from '../testing/test';
import { axeViolations, expectAccessible } from '../testing/validators/accessibility';

const UNAVAILABLE = {
  error: { status: 503, code: 'UNAVAILABLE', message: 'The service is unavailable right now.' },
} as const;

test(
  '[PF-045] [PF-046] [PF-064] phone and recovery email are changed although the API fails once, and the recovery email resets the password',
  { tag: '@once' },
  async ({ page, browser, signedIn, problems }) => {
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
    await expectAccessible(page);
    await failNextRequest(page, '**/api/account/contact', UNAVAILABLE);
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect(dialog.getByRole('alert')).toContainText('could not be saved');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Keep editing' })).toBeVisible();
    await expectAccessible(page);
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
  },
);

test(
  '[PF-045] [PF-064] personal details are changed by keyboard and a choice of emails by click although both fail once; a tab with older details shows a conflict',
  { tag: '@once' },
  async ({ page, signedIn, problems }) => {
    problems.allow(/status of (409|503)/);
    void signedIn; // The test needs only the session.
    await page.goto('/profile/account');
    await expectSettled(page);
    const deadlines = page.getByRole('switch', { name: 'Deadlines' });
    await failNextRequest(page, '**/api/account/mail-choices/deadlines', UNAVAILABLE);
    await deadlines.click();
    await expect(page.getByText('Your choice could not be saved')).toBeVisible();
    await expect(deadlines).toBeChecked();
    await deadlines.click();
    await expect(deadlines).not.toBeChecked();
    await expect(page.getByText('Your choice could not be saved')).toHaveCount(0);

    const other = await page.context().newPage();
    await other.goto('/profile/account?edit=details');
    const otherName = other.getByRole('dialog', { name: 'Personal Details' }).getByLabel('Name');
    await expect(otherName).toHaveValue('Asha Rao');

    await page.bringToFront();
    const card = page.getByRole('button', { name: 'Personal Details' });
    await tabTo(page, card);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Personal Details' });
    await typeInto(page, dialog.getByLabel('Name'), 'Asha Devi Rao');
    // The same date in either order of day and month.
    await typeInto(page, dialog.getByLabel('Date of birth'), '04042000');
    await chooseByKeyboard(page, dialog.getByLabel('Preferred language'), 'Hindi');
    await expectAccessible(page);
    await failNextRequest(page, '**/api/account/personal-details', UNAVAILABLE);
    await tabTo(page, dialog.getByRole('button', { name: 'Save Changes' }));
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Your personal details could not be saved')).toBeVisible();
    await expect(dialog.getByLabel('Name')).toHaveValue('Asha Devi Rao');
    await tabTo(page, dialog.getByRole('button', { name: 'Save Changes' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Your personal details have been saved.')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(card).toBeFocused();

    await otherName.fill('Asha R');
    await other.getByLabel('Date of birth').fill('2001-05-05');
    await chooseByKeyboard(other, other.getByLabel('Preferred language'), 'English');
    await other.getByRole('button', { name: 'Save Changes' }).click();
    await expect(other.getByText(/This has changed since you opened it/)).toBeVisible();
    await expect(otherName).toHaveValue('Asha R');
    await other.reload();
    await expect(otherName).toHaveValue('Asha Devi Rao');
    await other.close();
  },
);
