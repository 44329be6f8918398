import { expectSettled } from '../testing/pages/layout';
import { createPng } from '../testing/png';
import { expect, test } from '../testing/test';

const file = (name: string, size: number) => ({
  name,
  mimeType: 'image/png',
  buffer: createPng(size, size),
});

test('[PF-033] [PF-039] [PF-040] [PF-041] [PF-044] uploads, previews, locks, unlocks, replaces and deletes a document', async ({
  page,
  signedIn,
  problems,
}) => {
  problems.allow(/status of 403/);
  await page.goto('/profile/document');
  await expect(page.getByRole('heading', { name: 'Your Document Wallet' })).toBeVisible();
  await page.getByLabel('Choose file: PAN card').setInputFiles(file('pan.png', 120));
  const slot = page.getByRole('listitem').filter({ hasText: 'PAN card' }).first();
  await expect(slot.getByText('Uploaded', { exact: true })).toBeVisible();
  await expectSettled(page);

  const preview = slot.getByRole('link', { name: /^Preview/ });
  const opened = page.context().waitForEvent('page');
  await preview.click();
  const tab = await opened;
  await tab.waitForLoadState();
  expect(await tab.evaluate(() => document.contentType)).toBe('image/png');
  const address = tab.url();
  expect(address).toMatch(/\/api\/wallet\/files\/[\w-]+$/);

  await page.getByRole('button', { name: 'Lock wallet' }).click();
  await expect(page.getByRole('heading', { name: 'Your wallet is locked' })).toBeVisible();
  await expect(slot).toHaveCount(0);
  const locked = await tab.goto(address);
  expect(locked?.status()).toBe(403);
  await tab.close();

  await page.getByLabel('Password').first().fill(signedIn.password);
  await page.getByRole('button', { name: 'Unlock wallet' }).click();
  await page.getByLabel('Change file: PAN card').setInputFiles(file('newer.png', 140));
  await expect(slot.getByText(/newer\.png/)).toBeVisible();
  const earlier = page.getByRole('region', { name: 'Earlier and deleted files' });
  await expect(earlier.getByText(/pan\.png/)).toBeVisible();

  await slot.getByRole('button', { name: 'Delete PAN card' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(slot.getByText('Not Uploaded')).toBeVisible();
  await page.reload();
  await expect(page.getByText(/newer\.png .* Deleted, kept until/)).toBeVisible();
});
