import type { Page } from '@playwright/test';
import { failNextRequest, failRequests } from '../testing/pages/failing-requests';
import { freshPage } from '../testing/pages/fresh-page';
import { tabTo, typeInto } from '../testing/pages/keyboard';
import { expectSettled } from '../testing/pages/layout';
import { createPng } from '../testing/png';
import { expect, test } from '../testing/test';
import { expectAccessible } from '../testing/validators/accessibility';

const file = (name: string, size: number) => ({
  name,
  mimeType: 'image/png',
  buffer: createPng(size, size),
});

const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

test(
  '[PF-033] [PF-039] [PF-040] [PF-041] [PF-044] documents are uploaded, previewed, locked, replaced, shared, deleted and restored, and each step goes on after the API has failed',
  { tag: '@once' },
  async ({ page, browser, signedIn, problems }) => {
    problems.allow(/status of (403|500)/);
    const failNext = (path: string, method: string) =>
      failNextRequest(page, new RegExp(`/api/wallet/${path}$`), { method });
    const recover = await failRequests(page, /\/api\/wallet$/);
    await page.goto('/profile/document');
    await expect(page.getByText('Your wallet could not be loaded')).toBeVisible();
    const parts = [
      { name: 'Personal Details', url: /\/api\/wallet\/details(\?|$)/, shown: 'Asha Rao' },
      { name: 'Share documents', url: /\/api\/wallet\/packs$/, shown: 'Once you have uploaded' },
    ];
    const recoveries = await Promise.all(parts.map(({ url }) => failRequests(page, url)));
    recover();
    await press(page, 'Try again');
    await expect(page.getByRole('heading', { name: 'Your Document Wallet' })).toBeVisible();
    for (const [index, { name, shown }] of parts.entries()) {
      const part = page.getByRole('region', { name });
      await expect(part.getByText(/could not be loaded/)).toBeVisible();
      recoveries[index]?.();
      await part.getByRole('button', { name: 'Try again' }).click();
      await expect(part.getByRole('alert')).toHaveCount(0);
      await expect(part).toContainText(shown);
    }

    // With the keyboard alone.
    const editDetails = page.getByRole('button', { name: 'Edit personal details' });
    await tabTo(page, editDetails);
    const restoreDetails = await failRequests(page, /\/api\/wallet\/details\/stored$/);
    await page.keyboard.press('Enter');
    const details = page.getByRole('dialog', { name: 'Edit personal details' });
    await expect(details.getByText('Your details could not be loaded')).toBeVisible();
    restoreDetails();
    await tabTo(page, details.getByRole('button', { name: 'Try again' }));
    await page.keyboard.press('Enter');
    const fatherName = details.getByLabel("Father's name");
    await typeInto(page, fatherName, 'Mohan Rao');
    await expectAccessible(page);
    await failNext('details', 'PUT');
    await page.keyboard.press('Enter');
    await expect(details.getByText('Your details could not be saved')).toBeVisible();
    await expect(fatherName).toHaveValue('Mohan Rao');
    await tabTo(page, details.getByRole('button', { name: 'Save', exact: true }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Personal details saved')).toBeVisible();
    await expect(details).toHaveCount(0);
    await expect(editDetails).toBeFocused();
    await expect(page.getByRole('region', { name: 'Personal Details' })).toContainText(
      "Father's name",
    );

    await failNext('documents/panCard', 'PUT');
    await page.getByLabel('Choose file: PAN card').setInputFiles(file('pan.png', 120));
    const slot = page.getByRole('listitem').filter({ hasText: 'PAN card' }).first();
    await expect(slot.getByText('pan.png could not be uploaded')).toBeVisible();
    await expect(slot.getByText('Not Uploaded', { exact: true })).toBeVisible();
    await press(page, 'Try again to upload PAN card');
    await expect(slot.getByText('Uploaded', { exact: true })).toBeVisible();
    await expectSettled(page);
    await expectAccessible(page);

    const opened = page.context().waitForEvent('page');
    await slot.getByRole('link', { name: /^Preview/ }).click();
    const tab = await opened;
    await tab.waitForLoadState();
    expect(await tab.evaluate(() => document.contentType)).toBe('image/png');
    const address = tab.url();
    expect(address).toMatch(/\/api\/wallet\/files\/[\w-]+$/);

    await failNext('lock', 'POST');
    await press(page, 'Lock wallet');
    await expect(page.getByText(/Your wallet could not be locked/)).toBeVisible();
    await expect(slot).toBeVisible();
    await press(page, 'Lock wallet');
    await expect(page.getByRole('heading', { name: 'Your wallet is locked' })).toBeVisible();
    await expect(slot).toHaveCount(0);
    const locked = await tab.goto(address);
    expect(locked?.status()).toBe(403);
    await tab.close();
    await expectAccessible(page);

    await failNext('unlock', 'POST');
    await page.getByLabel('Password').first().fill(signedIn.password);
    await press(page, 'Unlock wallet');
    await expect(page.getByText('Your wallet could not be unlocked')).toBeVisible();
    await press(page, 'Unlock wallet');
    await expect(slot).toBeVisible();

    await failNext('documents/panCard', 'PUT');
    await page.getByLabel('Change file: PAN card').setInputFiles(file('newer.png', 140));
    await expect(slot.getByText('newer.png could not be uploaded')).toBeVisible();
    await expect(slot.getByText(/^pan\.png · /)).toBeVisible();
    await press(page, 'Try again to upload PAN card');
    await expect(slot.getByText(/^newer\.png · /)).toBeVisible();
    const earlier = page.getByRole('region', { name: 'Earlier and deleted files' });
    await expect(earlier.getByText(/pan\.png/)).toBeVisible();

    await failNext('packs', 'POST');
    await press(page, 'Create a link');
    await page.getByLabel(/^Recipient/).fill('City Bank');
    await page.getByLabel('PAN card (newer.png)').check();
    await expectAccessible(page);
    await press(page, 'Create link');
    await expect(page.getByText('The link could not be created')).toBeVisible();
    await expect(page.getByLabel(/^Recipient/)).toHaveValue('City Bank');
    await press(page, 'Create link');
    const link = await page.getByLabel('Link', { exact: true }).inputValue();
    await press(page, 'Done');

    const pack = await freshPage(browser, page);
    await failNextRequest(pack, /\/api\/packs\/open$/, { method: 'POST' });
    await pack.goto(link);
    await expect(pack.getByText('The documents could not be loaded')).toBeVisible();
    await press(pack, 'Try again');
    await expect(pack.getByRole('link', { name: /^Open PAN card/ })).toBeVisible();
    await expectAccessible(pack);
    const copyUrl = await pack.getByRole('link', { name: /^Open PAN card/ }).getAttribute('href');
    const copy = await pack.request.get(new URL(copyUrl ?? '', link).href);
    expect(copy.headers()['content-type']).toBe('image/png');
    // The copy has a watermark, and is enlarged so that the watermark can be read.
    expect((await copy.body()).readUInt32BE(16)).toBe(1_000);

    await failNext('packs/[^/]+/revoke', 'POST');
    await press(page, 'Revoke the link for City Bank');
    const question = page.getByRole('dialog');
    await question.getByRole('button', { name: 'Revoke' }).click();
    await expect(question.getByText('The link could not be revoked')).toBeVisible();
    await question.getByRole('button', { name: 'Revoke' }).click();
    await expect(question).toHaveCount(0);
    await pack.reload();
    await expect(pack.getByText('This link no longer works')).toBeVisible();
    await pack.context().close();

    await failNext('documents/panCard', 'DELETE');
    await press(page, 'Delete PAN card');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(question.getByText('The document could not be deleted')).toBeVisible();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(slot.getByText('Not Uploaded', { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByText(/newer\.png .* Deleted, kept until/)).toBeVisible();

    await failNext('files/[^/]+/restore', 'POST');
    await press(page, 'Restore newer.png');
    await expect(earlier.getByText('This file could not be restored')).toBeVisible();
    await press(page, 'Restore newer.png');
    await expect(slot.getByText(/^newer\.png · /)).toBeVisible();
  },
);
