import { readFileSync } from 'node:fs';
import {
  changePublicProfileEndpoint,
  changeUsernameEndpoint,
} from '@sopaan/schemas/public-profile/public-profile';
import { memberCalls } from '../testing/accounts/member-calls';
import {
  ABOUT_TEXT,
  fillProfile,
  INSTITUTION,
  ORGANIZATIONS,
  PROJECT,
  SKILLS,
} from '../testing/accounts/sample-profile';
import { expectFailedRegion } from '../testing/pages/failed-region';
import { failNextRequest, failRequests } from '../testing/pages/failing-requests';
import { freshPage } from '../testing/pages/fresh-page';
import { expectSettled } from '../testing/pages/layout';
import { expect, test } from '../testing/test';
import { expectAccessible } from '../testing/validators/accessibility';
import { readPdf } from '../testing/validators/pdf-content';

test(
  '[PF-015] [PF-048] a member switches the public page on and off again, although each step fails once',
  { tag: '@once' },
  async ({ page, browser, signedIn, problems }) => {
    problems.allow(/status of (404|500)|RegionBoundary|ApiError/);
    await fillProfile(memberCalls(page.request, signedIn.token));
    const username = `asha-${signedIn.email.slice(5, 13)}`;
    await page.goto('/profile/profile');
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('link', { name: 'Go to settings' }).click();
    const card = page.getByRole('region', { name: 'Public profile' });
    await expect(card.getByRole('heading', { name: 'Public profile' })).toBeInViewport();
    const field = card.getByRole('textbox', { name: 'Username' });
    await field.fill(username);
    await failNextRequest(page, /\/api\/account\/username$/, { method: 'PUT' });
    await card.getByRole('button', { name: 'Save username' }).click();
    await expect(card.getByText('Your username could not be saved')).toBeVisible();
    await expect(field).toHaveValue(username);
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
    await failNextRequest(page, /\/api\/account\/public-profile$/, { method: 'PUT' });
    await toggle();
    await expect(page.locator('[data-toast]')).toBeVisible();
    await expect(isPublic).not.toBeChecked();
    // Requests must fail before the link is shown, as the pages of links are preloaded.
    const restore = await failRequests(page, /\/api\/public-profiles\//);
    await toggle();
    await card.getByRole('link', { name: new RegExp(`/u/${username}$`) }).click();
    const { tryAgain } = await expectFailedRegion(page, { name: 'Profile' });
    restore();
    await tryAgain.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Asha Rao' })).toBeVisible();

    const guest = await freshPage(browser, page);
    const response = await guest.goto(`/u/${username}`);
    expect(response?.status()).toBe(200);
    await expect(guest.getByRole('heading', { level: 1, name: 'Asha Rao' })).toBeVisible();
    await expect(guest.locator('meta[name="robots"]').first()).toHaveAttribute(
      'content',
      'noindex',
    );
    await expectSettled(guest);
    await expectAccessible(guest);
    expect(await guest.content()).not.toContain(signedIn.email);

    await page.goBack();
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
  },
);

/** The headings of the CV of the sample profile, in the order of its columns. */
const CV_HEADINGS = {
  // Name, About, Experience, Education, Projects, Skills
  classic: 'H1 H2 H2 H3 H3 H3 H2 H3 H2 H3 H2',
  // Name, About, Experience, Projects, Skills, Education
  compact: 'H1 H2 H2 H3 H3 H3 H2 H3 H2 H2 H3',
} as const;

const withoutSpaces = (text: string) => text.replace(/\s/g, '');

test(
  'the CV prints on A4 with selectable text and headings, and without the frame of the site; as JSON Resume it is imported again',
  { tag: '@once' },
  async ({ page, signedIn, problems }) => {
    problems.allow(/status of 500/);
    const call = memberCalls(page.request, signedIn.token);
    await fillProfile(call, { repetitions: 20 });
    const username = `asha-${signedIn.email.slice(5, 13)}`;
    await call(changeUsernameEndpoint, { username });
    const choices = { isPublic: true, isIndexable: false, visibleSections: [] };
    await call(changePublicProfileEndpoint, choices);
    for (const [template, outline] of Object.entries(CV_HEADINGS)) {
      await page.goto(`/profile/cv?template=${template}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Asha Rao' })).toBeVisible();
      await expect(page.getByRole('img', { name: /^QR code of .*\/u\// })).toBeVisible();
      await expectSettled(page);
      const pdf = await page.pdf({ preferCSSPageSize: true, tagged: true });
      const { text, headings, pageCount } = readPdf(pdf);
      expect(text).toContain('Asha Rao');
      expect(text).toContain(signedIn.email);
      expect(text).not.toContain('Print / Save as PDF');
      expect(text).not.toContain('Courses');
      expect(text).not.toContain('Skip to content');
      const entries = [ABOUT_TEXT, ...ORGANIZATIONS, INSTITUTION, PROJECT, ...SKILLS];
      for (const entry of [...entries, `/u/${username}`]) {
        expect(withoutSpaces(text)).toContain(withoutSpaces(entry));
      }
      expect(headings.join(' ')).toBe(outline);
      expect(pageCount).toBeGreaterThan(1);
      expect(pdf.toString('latin1')).toMatch(/\/MediaBox \[0 0 59[45][.\d]* 84[12][.\d]*\]/);
    }

    await page.goto('/profile/resume');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download resume.json' }).click();
    const resume = readFileSync(await (await download).path(), 'utf8');
    await page.getByLabel('Choose a file to import').setInputFiles({
      name: 'resume.json',
      mimeType: 'application/json',
      buffer: Buffer.from(resume.replace(ABOUT_TEXT, 'I build maps.')),
    });
    const about = page.getByRole('group', { name: 'About' });
    await expect(about.getByRole('list', { name: 'Now' })).toContainText(ABOUT_TEXT);
    await expect(about.getByRole('list', { name: 'In the file' })).toContainText('I build maps.');
    await expectAccessible(page);
    await failNextRequest(page, /\/api\/account\/resume$/, { method: 'PUT' });
    await page.getByRole('button', { name: 'Replace these parts' }).click();
    await expect(page.getByText('The file could not be imported')).toBeVisible();
    await page.getByRole('button', { name: 'Replace these parts' }).click();
    await expect(page.getByText('Your profile has been updated')).toBeVisible();
    await page.goto('/profile/cv');
    await expect(page.getByRole('article', { name: 'CV' })).toContainText('I build maps.');
  },
);

test(
  'the CV is printed dark on white, even in the dark theme',
  { tag: '@once' },
  async ({ page, signedIn }) => {
    void signedIn; // The test needs only the session.
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
  },
);
