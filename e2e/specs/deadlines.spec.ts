import { mailsTo } from '../testing/accounts/mailbox';
import { expectSettled } from '../testing/pages/layout';
import { CLOSING_COMPETITION } from '../testing/pages/sample';
import { runAdmin } from '../testing/sites/run-admin';
import { expect, test } from '../testing/test';
import { axeViolations } from '../testing/validators/accessibility';

const NOTICE = `Last date to register: ${CLOSING_COMPETITION.title}`;
/** Longer than the delay during which notices are collected for one mail. */
const MAIL = { timeout: 60_000 };

test(
  'the deadline of a saved competition creates a notice and a mail, whose link unsubscribes from such mails',
  { tag: '@once' },
  async ({ page, signedIn }) => {
    const { id, title } = CLOSING_COMPETITION;
    await page.goto(`/competition/-/${id}`);
    await page
      .getByRole('button', { name: `Save ${title}`, exact: true })
      .first()
      .click();
    await expect(
      page.getByRole('button', { name: `Save ${title}`, exact: true }).first(),
    ).toHaveAttribute('aria-pressed', 'true');
    await runAdmin('deadlines');
    const bell = page.getByRole('banner').getByRole('link', { name: /^Notices/ });
    await expect(bell).toHaveAccessibleName('Notices, 1 unread');
    // The former URL, which redirects.
    await page.goto('/profile/activity?unread');
    await expect(page.getByRole('list', { name: 'Notices' })).toContainText(NOTICE);
    await expect(page).toHaveURL(/\/profile\/notices\?unread$/);

    const mails = () => mailsTo(signedIn.email);
    const subjects = async () => (await mails()).map(({ subject }) => subject);
    await expect.poll(subjects, MAIL).toContain(NOTICE);
    const mail = (await mails()).find(({ subject }) => subject === NOTICE);
    await page.goto(mail?.text.match(/\/unsubscribe\/\S+/)?.[0] ?? '');
    await expectSettled(page);
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Unsubscribe' }).press('Enter');
    await expect(
      page.getByText('You will no longer receive emails about deadlines.'),
    ).toBeVisible();
    await page.getByRole('link', { name: 'settings' }).click();
    await expect(page.getByRole('switch', { name: 'Deadlines' })).not.toBeChecked();
    await expect(page.getByRole('switch', { name: 'Teams' })).toBeChecked();
  },
);
