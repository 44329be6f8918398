import { freshPage } from '../testing/pages/fresh-page';
import { expectSettled } from '../testing/pages/layout';
import { expect, test } from '../testing/test';
import { readPdf } from '../testing/validators/pdf-content';

test('[PF-015] [PF-048] a member switches the public page on and off again', async ({
  page,
  browser,
  signedIn,
  problems,
}) => {
  problems.allow(/status of 404/);
  const username = `asha-${signedIn.email.slice(5, 13)}`;
  await page.goto('/profile/profile');
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('link', { name: 'Go to settings' }).click();
  const card = page.getByRole('region', { name: 'Public profile' });
  await expect(card.getByRole('heading', { name: 'Public profile' })).toBeInViewport();
  await card.getByRole('textbox', { name: 'Username' }).fill(username);
  await card.getByRole('button', { name: 'Save username' }).click();
  const isPublic = card.getByRole('switch', { name: 'Show my profile to everyone' });
  // The switch shows the choice before it is saved.
  const toggle = async () => {
    const saved = page.waitForResponse(
      (response) =>
        response.url().endsWith('/api/account/public-profile') &&
        response.request().method() === 'PUT',
    );
    await isPublic.click();
    await saved;
  };
  await toggle();
  await expect(card.getByRole('link', { name: new RegExp(`/u/${username}$`) })).toBeVisible();

  const guest = await freshPage(browser, page);
  const response = await guest.goto(`/u/${username}`);
  expect(response?.status()).toBe(200);
  await expect(guest.getByRole('heading', { level: 1, name: 'Asha Rao' })).toBeVisible();
  await expect(guest.locator('meta[name="robots"]').first()).toHaveAttribute('content', 'noindex');
  await expectSettled(guest);
  expect(await guest.content()).not.toContain(signedIn.email);

  await toggle();
  await expect(isPublic).not.toBeChecked();
  const gone = await guest.reload();
  expect(gone?.status()).toBe(404);
  expect(await gone?.text()).not.toContain('Asha Rao');
  await expect(
    guest.getByRole('heading', { level: 1, name: 'We could not find this profile' }),
  ).toBeVisible();
  expect((await guest.request.get(`/api/public-profiles/${username}`)).status()).toBe(404);
  await guest.context().close();
});

test('the CV prints on A4 with selectable text and headings, and without the frame of the site', async ({
  page,
  signedIn,
}) => {
  for (const template of ['classic', 'compact']) {
    await page.goto(`/profile/cv?template=${template}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Asha Rao' })).toBeVisible();
    await expectSettled(page);
    const pdf = await page.pdf({ preferCSSPageSize: true, tagged: true });
    const { text, headings } = readPdf(pdf);
    expect(text).toContain('Asha Rao');
    expect(text).toContain(signedIn.email);
    expect(text).not.toContain('Print / Save as PDF');
    expect(text).not.toContain('Courses');
    expect(text).not.toContain('Skip to content');
    expect(headings[0]).toBe('H1');
    expect(pdf.toString('latin1')).toMatch(/\/MediaBox \[0 0 59[45][.\d]* 84[12][.\d]*\]/);
  }
});

test('paper is white and text is dark, also in the dark theme', async ({ page, signedIn }) => {
  void signedIn;
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/profile/cv');
  const name = page.getByRole('heading', { level: 1, name: 'Asha Rao' });
  await expect(name).toBeVisible();
  const body = page.locator('body');
  await expect(body).toHaveCSS('background-color', 'rgb(13, 22, 24)');
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await expect(body).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(body).toHaveCSS('color', 'rgb(21, 37, 42)');
  await expect(name).toHaveCSS('color', 'rgb(23, 66, 107)');
});
