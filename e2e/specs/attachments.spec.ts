import { paths } from '@sopaan/contract/paths';
import { JOB } from '../testing/pages/sample';
import { createPng } from '../testing/png';
import { expect, test } from '../testing/test';
import { expectAccessible } from '../testing/validators/accessibility';

test(
  '[EX-091] [PF-031] [PF-033] an application includes the CV and a document, and withdrawing removes them',
  { tag: '@once' },
  async ({ page, signedIn, problems }) => {
    problems.allow(/status of 40[34]/);
    await page.goto('/profile/document');
    const file = { name: 'pan.png', mimeType: 'image/png', buffer: createPng(120, 120) };
    await page.getByLabel('Choose file: PAN card').setInputFiles(file);
    // The name alone is shown while the file is still being uploaded, and locking would cancel that.
    const slot = page.getByRole('listitem').filter({ hasText: 'PAN card' }).first();
    await expect(slot.getByText('Uploaded', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Lock wallet' }).click();
    await expect(page.getByRole('heading', { name: 'Your wallet is locked' })).toBeVisible();

    await page.goto(paths.job(JOB.title, JOB.id));
    await page.getByRole('button', { name: 'Apply', exact: true }).click();
    const form = page.getByRole('dialog', { name: /^Apply for/ });
    await form.getByRole('textbox', { name: 'Note' }).fill('I like this work.');
    await form.getByRole('checkbox', { name: 'Attach my CV' }).check();
    await form.getByRole('button', { name: 'Unlock wallet' }).click();
    const question = page.getByRole('dialog', { name: 'Unlock your wallet' });
    await question.getByLabel('Password').first().fill(signedIn.password);
    await question.getByRole('button', { name: 'Unlock wallet' }).click();
    await form.getByRole('checkbox', { name: 'PAN card (pan.png)' }).check();
    await expect(form.getByRole('textbox', { name: 'Note' })).toHaveValue('I like this work.');
    await expectAccessible(page);
    const response = page.waitForResponse(
      (reply) => reply.url().endsWith('/application') && reply.request().method() === 'PUT',
    );
    await form.getByRole('button', { name: 'Send application' }).click();
    expect((await response).status()).toBe(200);
    await page.getByRole('button', { name: 'Done' }).click();

    await page.goto('/profile/privatejob');
    const attachments = page.getByRole('list', { name: 'Attachments' });
    await attachments.getByRole('button', { name: 'View CV' }).click();
    const cv = page.getByRole('dialog', { name: 'Your CV as it was sent' });
    await expect(cv.getByText(signedIn.email)).toBeVisible();
    await expectAccessible(page);
    await cv.getByRole('button', { name: 'Close' }).click();
    const download = page.waitForEvent('download');
    await attachments.getByRole('button', { name: 'Download PAN card' }).click();
    expect((await download).suggestedFilename()).toBe('pan.png');

    await page.getByRole('button', { name: /^Withdraw/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
    await expect(page.getByText(/Removed when you withdrew/)).toBeVisible();
    await expect(attachments.getByRole('button')).toHaveCount(0);
  },
);
