import type { Locator, Page } from '@playwright/test';
import { failNextRequest } from '../testing/pages/failing-requests';
import { chooseByKeyboard, tabTo, typeInto } from '../testing/pages/keyboard';
import { expectSettled } from '../testing/pages/layout';
import { createPng } from '../testing/png';
import { expect, test } from '../testing/test';
import { axeViolations, expectAccessible } from '../testing/validators/accessibility';

const UNAVAILABLE = {
  error: { status: 503, code: 'UNAVAILABLE', message: 'The service is unavailable right now.' },
} as const;

type Fill = (page: Page, field: (label: RegExp) => Locator) => Promise<void>;

/** The sections in the order of their tabs, how to fill each, and a text of the result. */
const sections: ReadonlyArray<{ label: string; fill: Fill; result: string }> = [
  {
    label: 'About',
    result: 'I like numbers.',
    fill: async (page, field) => {
      await tabTo(page, page.getByRole('radio', { name: 'Open to Work' }));
      await page.keyboard.press('ArrowDown');
      await typeInto(page, field(/^Interests/), 'Chess');
      await typeInto(page, field(/^About You/), 'I like numbers.');
    },
  },
  {
    label: 'Skills',
    result: 'Machine learning',
    fill: async (page, field) => {
      await chooseByKeyboard(page, field(/^Skills/), 'Machine learning');
      await chooseByKeyboard(page, field(/^Skills/), 'PostgreSQL');
      await page.keyboard.press('Escape');
      await tabTo(page, page.getByRole('button', { name: 'Move PostgreSQL up' }));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: 'Move PostgreSQL down' })).toBeFocused();
    },
  },
  {
    label: 'Experience',
    result: 'Apr 2024 to present',
    fill: async (page, field) => {
      await chooseByKeyboard(page, field(/^Designation/), 'Data Analyst');
      await chooseByKeyboard(page, field(/^Employment type/), 'Internship');
      await typeInto(page, field(/^Organization/), 'Kaveri Foods');
      // The same date in either order of day and month.
      await typeInto(page, field(/^Start date/), '04042024');
      await typeInto(page, field(/^Responsibilities/), 'Reports, Dashboards');
    },
  },
  {
    label: 'Education',
    result: 'Mysuru University',
    fill: async (page, field) => {
      await chooseByKeyboard(page, field(/^Qualification/), 'PhD');
      await chooseByKeyboard(page, field(/^Degree type/), 'Doctorate');
      await chooseByKeyboard(page, field(/^Degree\b(?! type)/), 'PhD');
      await typeInto(page, field(/^Institution/), 'Mysuru University');
      await typeInto(page, field(/^Start year/), '2018');
      await typeInto(page, field(/^End year/), '2022');
    },
  },
  {
    label: 'Projects',
    result: 'Second project',
    fill: async (page, field) => {
      await typeInto(page, field(/^Name/), 'Weather station');
      await tabTo(page, page.getByRole('button', { name: 'Add project' }));
      await page.keyboard.press('Enter');
      const second = page.getByRole('group', { name: 'Project 2' });
      await expect(second.getByLabel(/^Name/)).toBeFocused();
      await page.keyboard.type('Second project');
    },
  },
  {
    label: 'Links',
    result: 'https://github.com/asha',
    fill: async (page, field) => {
      await typeInto(page, field(/^GitHub/), 'github.com/asha');
    },
  },
  {
    label: 'Info',
    result: '+91 98765 43210',
    fill: async (page, field) => {
      await typeInto(page, field(/^Phone/), '+91 98765 43210');
      await typeInto(page, field(/^City/), 'Mysuru');
      await chooseByKeyboard(page, field(/^State/), 'Karnataka');
    },
  },
];

test(
  '[PF-016] [PF-017] [PF-073] a whole profile is filled in with the keyboard alone although each save fails once, and is there on another device',
  { tag: '@once' },
  async ({ page, browser, signedIn, problems }) => {
    problems.allow(/status of 503/);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/profile/profile');
    await expectSettled(page);
    const name = `${signedIn.firstName} ${signedIn.lastName}`;
    await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
    await tabTo(page, page.getByRole('tab', { name: 'About' }));
    for (const [at, section] of sections.entries()) {
      const { label, fill, result } = section;
      if (at > 0) {
        await page.keyboard.press('Shift+Tab');
        await page.keyboard.press('ArrowRight');
        await page.keyboard.press('Enter');
      }
      const edit = page.getByRole('button', { name: `Edit ${label}` });
      await tabTo(page, edit);
      await page.keyboard.press('Enter');
      const panel = page.getByRole('dialog', { name: `Edit ${label}` });
      await expect(panel.getByRole('button', { name: 'Save' })).toBeVisible();
      await expectAccessible(page);
      await fill(page, (field) => panel.getByLabel(field).first());
      const save = panel.getByRole('button', { name: 'Save' });
      await tabTo(page, save);
      await failNextRequest(page, `**/api/profile/sections/${label.toLowerCase()}`, UNAVAILABLE);
      await page.keyboard.press('Enter');
      await expect(panel.getByRole('alert')).toContainText(`${label} could not be saved`);
      await tabTo(page, save);
      await page.keyboard.press('Enter');
      await expect(page.getByText(`${label} saved`)).toBeVisible();
      await expect(panel).toHaveCount(0);
      await expect(edit).toBeFocused();
      await expect(page.getByRole('tabpanel', { name: label })).toContainText(result);
    }
    await expect(page.getByRole('region', { name: 'About you' })).toContainText('Data Analyst');

    const state = await page.context().storageState();
    const other = await browser.newContext({ storageState: state });
    const elsewhere = await other.newPage();
    await elsewhere.goto(new URL('/profile/profile?tab=skills', page.url()).href);
    await expect(elsewhere.getByRole('list', { name: 'Skills' })).toContainText(
      /PostgreSQL.*Machine/,
    );
    await other.close();
  },
);

test(
  '[PF-076] Back asks before changes in an editor are lost, and what another tab has saved is not overwritten',
  { tag: '@once' },
  async ({ page, signedIn, problems }) => {
    problems.allow(/status of 409/);
    await page.goto(`/profile/profile?tab=info`);
    await page.getByRole('button', { name: 'Edit Info' }).click();
    const city = page.getByLabel(/^City/);
    await city.fill('Mysuru');
    await page.goBack();
    const question = page.getByRole('dialog', { name: 'Discard your changes?' });
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(question).toHaveCount(0);
    await expect(city).toHaveValue('Mysuru');

    const other = await page.context().newPage();
    await other.goto('/profile/profile?edit=info');
    await other.getByLabel(/^City/).fill('Hubballi');
    await other.getByRole('button', { name: 'Save' }).click();
    await expect(other.getByRole('tabpanel', { name: 'Info' })).toContainText('Hubballi');

    await page.getByRole('button', { name: 'Save' }).click();
    const conflict = page.getByRole('dialog', { name: 'This section was changed elsewhere' });
    await expect(conflict.getByRole('list', { name: 'Added there' })).toHaveText('City: Hubballi');
    await expectAccessible(page);
    await conflict.getByRole('button', { name: 'Use the other version' }).click();
    await expect(city).toHaveValue('Hubballi');
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('main')).toContainText(signedIn.email);
  },
);

test(
  '[PF-012] pictures are chosen, cropped and saved with the keyboard alone, although the first upload fails',
  { tag: '@once' },
  async ({ page, signedIn, problems }) => {
    problems.allow(/status of 503/);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/profile/profile');
    await expectSettled(page);
    const name = `${signedIn.firstName} ${signedIn.lastName}`;
    await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
    const pictures = [
      { kind: 'banner', edit: 'Edit Banner', label: 'banner' },
      { kind: 'avatar', edit: 'Edit Picture', label: 'picture' },
    ];
    for (const { kind, edit, label } of pictures) {
      await tabTo(page, page.getByRole('button', { name: edit }));
      await page.keyboard.press('Enter');
      const panel = page.getByRole('dialog', { name: edit });
      const chooser = page.waitForEvent('filechooser');
      await tabTo(page, panel.getByLabel('Choose a picture'));
      await page.keyboard.press('Enter');
      const buffer = createPng(400, 200);
      await (await chooser).setFiles({ name: `${kind}.png`, mimeType: 'image/png', buffer });
      await tabTo(page, panel.getByRole('slider', { name: 'Zoom' }));
      await page.keyboard.press('ArrowRight');
      await expectAccessible(page);
      await failNextRequest(page, `**/api/profile/pictures/${kind}`, UNAVAILABLE);
      await tabTo(page, panel.getByRole('button', { name: 'Save' }));
      await page.keyboard.press('Enter');
      await expect(panel.getByRole('alert')).toContainText(`${kind}.png could not be uploaded`);
      expect(await axeViolations(page, { skipFrame: true })).toEqual([]);
      await tabTo(page, panel.getByRole('button', { name: `Try again to upload ${label}` }));
      await page.keyboard.press('Enter');
      await expect(panel).toHaveCount(0);
    }
    const card = page.getByRole('region', { name: 'About you' });
    await expect(card.locator('img[src^="/api/pictures/"]')).toHaveCount(2);
  },
);
