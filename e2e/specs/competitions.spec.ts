import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { paths } from '@sopaan/contract/paths';
import { axeViolations } from '../testing/validators/accessibility';
import { newPerson, signUp } from '../testing/accounts/account';
import { expectSettled } from '../testing/pages/layout';
import { nextMail } from '../testing/accounts/mailbox';
import { TEAM_COMPETITION, FULL_COMPETITION } from '../testing/pages/sample';
import { failNextRequest } from '../testing/pages/failing-requests';
import { submitLogIn } from '../testing/accounts/log-in';
import { expect, createSession, test } from '../testing/test';

const url = paths.competition(TEAM_COMPETITION.title, TEAM_COMPETITION.id);
const UNAVAILABLE = {
  error: { status: 503, code: 'UNAVAILABLE', message: 'The service is unavailable right now.' },
} as const;
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test(
  '[EX-027] [EX-029] [EX-030] opens a competition from the landing page, although both requests fail at first',
  { tag: '@once' },
  async ({ page, problems }) => {
    problems.allow(/Failed to load resource|The service is unavailable right now/);
    await failNextRequest(page, '**/api/get/all/hostevent', { ...UNAVAILABLE, method: 'POST' });
    await page.goto(paths.competitions);
    await expectSettled(page);
    const failedAlert = page
      .getByRole('alert')
      .filter({ hasText: 'Competitions could not be loaded' });
    await failedAlert.getByRole('button', { name: 'Try again' }).click();
    const card = region(page, 'Thrilling Hackathons').getByRole('article').first();
    const view = card.getByRole('link', { name: 'View' });
    await expect(view).toBeVisible();

    await failNextRequest(page, '**/api/get/by_id/hostevent/', { ...UNAVAILABLE, method: 'POST' });
    await view.click();
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await expect(region(page, 'Registration')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  },
);

test(
  '[EX-043] a guest logs in, registers, creates a team that a second person joins, and withdraws',
  { tag: '@once' },
  async ({ page, request, browser, baseURL, problems }) => {
    problems.allow(/Failed to load resource/);
    const person = newPerson();
    await signUp(request, person);
    await page.goto(url);
    await expectSettled(page);
    const panel = region(page, 'Registration');
    await panel.getByRole('button', { name: 'Register Now' }).click();
    await failNextRequest(page, '**/api/competitions/*/registration', {
      ...UNAVAILABLE,
      method: 'PUT',
    });
    await submitLogIn(page, person);

    // Back on the page, the request fails with a message, and the next click succeeds.
    await expect(panel.getByRole('alert')).toContainText('The service is unavailable right now.');
    await panel.getByRole('button', { name: 'Register Now' }).click();
    await expect(panel.getByRole('heading', { name: 'You are registered' })).toBeFocused();
    await expect(page).toHaveURL(url);
    const mail = await nextMail(person.email, 2);
    expect(mail.subject).toBe(`You are registered for ${TEAM_COMPETITION.title}`);
    const download = page.waitForEvent('download');
    await panel.getByRole('link', { name: 'Add to calendar' }).click();
    expect((await download).suggestedFilename()).toBe('harvest-data-hackathon.ics');

    const team = region(page, 'Your team');
    const name = `Team ${randomUUID().slice(0, 8)}`;
    await failNextRequest(page, '**/api/competitions/*/team', { ...UNAVAILABLE, method: 'POST' });
    await team.getByLabel('Team name').fill(name);
    await team.getByRole('button', { name: 'Create team' }).click();
    await expect(team.getByRole('alert')).toContainText('The service is unavailable right now.');
    await team.getByRole('button', { name: 'Create team' }).click();
    await expect(team.getByText('The team needs 1 more person by')).toBeVisible();
    const code = await team.getByRole('code').textContent();
    expect(await axeViolations(page)).toEqual([]);

    const context = await browser.newContext();
    const friend = await createSession(context, baseURL ?? '');
    const otherPage = await context.newPage();
    await otherPage.goto(`${url}?team=${code}`);
    await expectSettled(otherPage);
    const invitation = region(otherPage, 'Your team');
    await expect(invitation.getByText(`Asha Rao invites you to the team ${name}`)).toBeVisible();
    await region(otherPage, 'Take part').getByRole('button', { name: 'Register Now' }).click();
    await invitation.getByRole('button', { name: `Request to join ${name}` }).click();
    await expect(invitation.getByText('Waiting for approval from Asha Rao.')).toBeVisible();

    await page.reload();
    await team.getByRole('button', { name: 'Accept Asha Rao' }).click();
    await expect(team.getByRole('list', { name: 'Members' }).getByRole('listitem')).toHaveCount(2);
    await expect(team.getByText('The team needs')).toHaveCount(0);

    // The leader withdraws, and the friend becomes the leader.
    await failNextRequest(page, '**/api/competitions/*/registration', {
      ...UNAVAILABLE,
      method: 'DELETE',
    });
    await panel.getByRole('button', { name: 'Withdraw' }).click();
    const dialog = page.getByRole('dialog', { name: 'Withdraw from this competition?' });
    await dialog.getByRole('button', { name: 'Withdraw' }).click();
    await expect(dialog.getByRole('alert')).toContainText('The service is unavailable right now.');
    await dialog.getByRole('button', { name: 'Withdraw' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(panel.getByText('You have withdrawn.', { exact: false }).first()).toBeVisible();
    await otherPage.reload();
    await expect(invitation.getByRole('button', { name: 'Delete team' })).toBeVisible();
    expect((await nextMail(friend.email, 2)).subject).toMatch(/^You are registered for/);
    await context.close();
  },
);

test(
  '[EX-043] joins and leaves the waiting list of a full competition',
  { tag: '@once' },
  async ({ page, signedIn }) => {
    await page.goto(paths.competition(FULL_COMPETITION.title, FULL_COMPETITION.id));
    await expectSettled(page);
    const panel = region(page, 'Registration');
    await panel.getByRole('button', { name: 'Join the waiting list' }).click();
    await expect(
      panel.getByRole('heading', { name: /^You are number \d+ on the waiting list$/ }),
    ).toBeFocused();
    expect((await nextMail(signedIn.email, 2)).subject).toMatch(/^You are on the waiting list for/);
    await panel.getByRole('button', { name: 'Leave the waiting list' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
    await expect(panel.getByRole('button', { name: 'Join the waiting list' })).toBeVisible();
  },
);
