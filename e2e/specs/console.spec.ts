import { join } from 'node:path';
import { runTool } from '@sopaan/tooling/processes/run-tool';
import { axeViolations } from '../testing/validators/accessibility';
import { signUp, newPerson } from '../testing/accounts/account';
import { expectSettled } from '../testing/pages/layout';
import { mailFolder } from '../testing/accounts/mailbox';
import { ABOUT_HEADING, ABOUT_PATH, setAboutHeading } from '../testing/builds/marketing';
import { expect, test } from '../testing/worker-site';
import { pageSetId } from '../testing/pages/page-set';
import { ROOT } from '../testing/sites/project';
import { openBlank } from '../testing/test';

const TABS = ['Environments', 'History', 'Releases', 'Previews', 'Health', 'Audit log', 'Tokens'];

// The narrowest viewport.
test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

test('an admin inspects and rolls back a release by keyboard; other users have no access', async ({
  copyProject,
  page,
  problems,
  site,
}) => {
  problems.allow(/status of 403/);
  await page.goto(site.url + ABOUT_PATH);
  const before = await pageSetId(page);
  const project = copyProject();
  setAboutHeading(project, 'Rolled back in the console');
  await site.release(project, 'publish', 'marketing');
  await site.release(project, 'promote', 'marketing', '--why', 'To be rolled back');

  const person = newPerson();
  const token = await signUp(page.context().request, person, {
    url: site.url,
    mail: mailFolder(site.dataDir),
  });
  await openBlank(page, site.url);
  await page.evaluate((value) => localStorage.setItem('token', value), token);
  await page.goto(`${site.url}/releases`);
  await expectSettled(page);
  await expect(page.getByRole('tablist')).toHaveCount(0);

  const result = await runTool(
    join(ROOT, 'shared/tooling/bin/sopaan.mjs'),
    ['admin', 'create-admin', person.email],
    { cwd: ROOT, env: { SOPAAN_DATA: site.dataDir, NODE_OPTIONS: '' } },
  );
  expect(result.output).toContain(`${person.email} is an admin now`);

  await page.reload();
  await expectSettled(page);
  await page.getByRole('tab', { name: TABS[0] }).focus();
  for (const name of TABS) {
    await expect(page.getByRole('tab', { name, exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expectSettled(page);
    expect(await axeViolations(page), name).toEqual([]);
    const { scroll, width } = await page.evaluate(() => ({
      scroll: document.documentElement.scrollWidth,
      width: innerWidth,
    }));
    expect(scroll, `${name} fits the screen`).toBeLessThanOrEqual(width);
    await page.keyboard.press('ArrowRight');
  }

  await page.goto(`${site.url}/releases?tab=history`);
  await expect(page.getByText('“To be rolled back”')).toBeVisible();
  const rollbackButton = page
    .getByRole('listitem')
    .filter({ hasText: before })
    .getByRole('button', { name: /Roll back to this/ })
    .first();
  await rollbackButton.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('The words were wrong');
  await page.keyboard.press('Tab');
  await dialog.getByRole('button', { name: 'Roll back' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('“The words were wrong”')).toBeVisible();

  const visitor = await page.context().browser()?.newContext();
  if (!visitor) throw new Error('no browser');
  const otherPage = await visitor.newPage();
  await expect(async () => {
    await otherPage.goto(site.url + ABOUT_PATH);
    expect(await pageSetId(otherPage)).toBe(before);
  }).toPass();
  await expect(otherPage.getByRole('heading', { level: 1 })).toHaveText(ABOUT_HEADING);
  await visitor.close();
});
