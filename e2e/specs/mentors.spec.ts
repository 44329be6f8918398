import { expectSettled } from '../testing/pages/layout';
import { createPng } from '../testing/png';
import { failRequests } from '../testing/pages/failing-requests';
import { expect, test } from '../testing/test';

const UNAVAILABLE = {
  error: { status: 503, code: 'UNAVAILABLE', message: 'Please try again.' },
} as const;
const EXPECTED_ERRORS = /Failed to load resource|net::ERR/;

test(
  '[EX-095] [EX-101] opens a mentor from the landing page and goes back, although requests fail',
  { tag: '@once' },
  async ({ page, problems }) => {
    problems.allow(EXPECTED_ERRORS);
    const restoreFigures = await failRequests(page, /\/api\/mentors\/figures/, UNAVAILABLE);
    await page.goto('/mentor');
    await expect(page.getByText('The figures could not be loaded.')).toBeVisible();
    restoreFigures();
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await expect(page.getByText('Available in 7 Languages')).toBeVisible();
    await expect(page.getByText('domains', { exact: true })).toBeVisible();

    const restoreList = await failRequests(page, /\/api\/mentors\?/, UNAVAILABLE);
    await page.getByRole('link', { name: 'Find', exact: true }).click();
    await expect(page).toHaveURL(/\/mentors\/search$/);
    const tryAgain = page.getByRole('button', { name: 'Try again' });
    await expect(tryAgain).toBeVisible();
    restoreList();
    await tryAgain.click();
    await expect(page.getByText(/\d+ mentors found/)).toBeVisible();

    await page.getByRole('button', { name: 'Language' }).click();
    await page.getByRole('checkbox', { name: /^Tamil/ }).check();
    await expect(page).toHaveURL(/language=Tamil/);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Remove filter Tamil' })).toBeVisible();

    // The previous list stays until the new one has loaded.
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    const restoreMentor = await failRequests(page, /\/api\/mentors\/[^?/]+$/, UNAVAILABLE);
    const row = page.getByRole('article').first().getByRole('link');
    const name = await row.innerText();
    await row.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('The mentor could not be loaded')).toBeVisible();
    restoreMentor();
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog.getByRole('heading', { name })).toBeVisible();
    const address = page.url();
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/language=Tamil$/);
    await expect(row).toBeFocused();

    await page.goto(address);
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL(/\/mentors\/search\?language=Tamil$/);
  },
);

test(
  '[EX-103] [EX-107] [EX-110] sends an application with a picture, keeps its draft after a reload, and withdraws it',
  { tag: '@once' },
  async ({ page, problems, signedIn }) => {
    problems.allow(EXPECTED_ERRORS);
    const restoreStatus = await failRequests(page, /\/api\/mentor-application$/, UNAVAILABLE);
    await page.goto('/mentor/signup');
    await expect(page).toHaveURL(/\/join-mentor$/);
    await expect(page.getByText('Your application could not be loaded')).toBeVisible();
    restoreStatus();
    await page.getByRole('button', { name: 'Try again' }).click();

    await expect(page.getByLabel('First name')).toHaveValue(signedIn.firstName);
    await page.getByLabel('Current role').fill('Data Engineer');
    await page.getByLabel('Industry').click();
    await page.getByRole('option', { name: 'Education' }).click();
    await page.getByLabel('Years of experience').fill('9');
    await page.getByLabel('Languages').click();
    await page.getByRole('option', { name: 'Hindi' }).click();
    await page.keyboard.press('Escape');
    await page.getByLabel('Short heading').fill('Sums without tears.');
    await page
      .getByLabel('About you')
      .fill('I have taught mathematics for nine years, online too.');
    await page.getByLabel('Public profile').fill('https://example.in/asha');
    await page.reload();
    await expect(page.getByText('Draft restored')).toBeVisible();
    await expect(page.getByLabel('Short heading')).toHaveValue('Sums without tears.');

    const invalidPicture = {
      name: 'me.png',
      mimeType: 'image/png',
      buffer: Buffer.from('no picture'),
    };
    await page.getByLabel(/picture/i).setInputFiles(invalidPicture);
    await expect(page.getByText(/cannot be shown as a picture/)).toBeVisible();
    await page
      .getByLabel(/picture/i)
      .setInputFiles({ ...invalidPicture, buffer: createPng(160, 120) });
    await expect(page.getByRole('button', { name: 'Remove picture' })).toBeVisible();

    const restoreForm = await failRequests(page, /\/api\/applymentorship$/, UNAVAILABLE);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Your application could not be sent.')).toBeVisible();
    restoreForm();
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Your application has been sent.')).toBeVisible();

    await page.reload();
    await expect(page.getByText('Your application has been sent.')).toBeVisible();
    const sentRegion = page.getByRole('region', { name: 'What you have sent' });
    await expect(sentRegion).toContainText('Sums without tears.');
    await expect
      .poll(() => sentRegion.locator('img').evaluate((img) => Reflect.get(img, 'naturalWidth')))
      .toBe(160);

    await page.getByRole('button', { name: 'Withdraw' }).click();
    const dialog = page.getByRole('dialog', { name: 'Withdraw your application?' });
    const restoreWithdrawal = await failRequests(
      page,
      /\/api\/mentor-application\/withdraw$/,
      UNAVAILABLE,
    );
    await dialog.getByRole('button', { name: 'Withdraw application' }).click();
    await expect(dialog.getByText('Your application could not be withdrawn.')).toBeVisible();
    restoreWithdrawal();
    await dialog.getByRole('button', { name: 'Withdraw application' }).click();
    await expect(page.getByText('You have withdrawn your application.')).toBeVisible();
  },
);

test(
  'logging out removes the draft of a mentor application',
  { tag: '@once' },
  async ({ page, signedIn }) => {
    await page.goto('/join-mentor');
    await expect(page.getByLabel('First name')).toHaveValue(signedIn.firstName);
    await page.getByLabel('Organisation').fill('Kaveri Data Works');
    const readStorage = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(await readStorage()).toContain('Kaveri Data Works');
    await page.goto('/profile/courses');
    await expectSettled(page);
    // On a phone the button is in a menu.
    const menu = page.getByRole('button', { name: 'Sections' });
    if (await menu.isVisible()) await menu.click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByText('Logout successful! Redirecting...')).toBeVisible();
    expect(await readStorage()).not.toContain('Kaveri Data Works');
  },
);
