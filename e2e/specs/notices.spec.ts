import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { registrationSchema } from '@sopaan/schemas/competitions/registration';
import { newPerson, signUp } from '../testing/accounts/account';
import { expectAccessible } from '../testing/validators/accessibility';
import { failNextRequest, failRequests } from '../testing/pages/failing-requests';
import { expectSettled } from '../testing/pages/layout';
import { freshPage } from '../testing/pages/fresh-page';
import { TEAM_COMPETITION } from '../testing/pages/sample';
import { expect, openBlank, test } from '../testing/test';

/** Shorter than the interval at which a page without a stream polls. */
const ARRIVAL = { timeout: 12_000 };

/** The request for the event stream, which stays open and sends an event for each change. */
const STREAM = /\/api\/notices\/stream$/;

/** API calls of a member for the competition with teams. */
function member(request: APIRequestContext, token: string) {
  const call = async (method: string, path: string, data: object) => {
    const response = await request.fetch(`/api/competitions/${TEAM_COMPETITION.id}/${path}`, {
      method,
      data,
      headers: { authorization: `Bearer ${token}` },
    });
    if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
    return registrationSchema.validateSync(await response.json());
  };
  return {
    register: () => call('PUT', 'registration', { acceptRules: true }),
    createTeam: (name: string) => call('POST', 'team', { name }),
    requestToJoinTeam: (code: string) => call('POST', 'team/join', { code }),
  };
}

async function openAs(page: Page, token: string, baseURL: string, path: string): Promise<void> {
  await openBlank(page, baseURL);
  await page.evaluate((value) => localStorage.setItem('token', value), token);
  await page.goto(path);
  await expectSettled(page);
}

test(
  'a notice arrives on two devices without reloading; reading it on one changes the number on the other, although requests fail and the stream is cut',
  { tag: '@once' },
  async ({ page, browser, request, baseURL, problems }) => {
    problems.allow(/status of 500|net::ERR_FAILED/);
    const leaderToken = await signUp(request, newPerson());
    const leader = member(request, leaderToken);
    await leader.register();
    const { team } = await leader.createTeam(`Team ${randomUUID()}`);

    await page.route(STREAM, (route) => route.abort(), { times: 1 });
    const streams: boolean[] = [];
    page.on('response', (response) => {
      if (STREAM.test(response.url())) streams.push(response.ok());
    });
    await openAs(page, leaderToken, baseURL ?? '', '/about-us');
    await expect.poll(() => streams, { timeout: 30_000 }).toEqual([true]);
    const other = await freshPage(browser, page);
    const confirmation = `You are registered for ${TEAM_COMPETITION.title}`;
    const restoreList = await failRequests(other, /\/api\/notices(\?|$)/, { method: 'GET' });
    await openAs(other, leaderToken, baseURL ?? '', '/profile/notices');
    await expect(other.getByText('Your notices could not be loaded')).toBeVisible();
    restoreList();
    // The list is also loaded again when the stream connects, which may happen before the click.
    const tryAgain = other.getByRole('main').getByRole('button', { name: 'Try again' });
    await expect(async () => {
      if (await tryAgain.isVisible()) await tryAgain.click({ timeout: 2_000 });
      await expect(other.getByText(confirmation)).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await expect(page.getByRole('link', { name: 'Notices', exact: true })).toBeVisible();

    const applicant = member(request, await signUp(request, newPerson()));
    await applicant.register();
    await applicant.requestToJoinTeam(String(team?.code));
    const bell = (on: Page) => on.getByRole('banner').getByRole('link', { name: /^Notices/ });
    for (const on of [page, other]) {
      await expect(bell(on)).toHaveAccessibleName('Notices, 1 unread', ARRIVAL);
    }
    await expect(other.getByRole('list', { name: 'Notices' })).toContainText(
      'Asha Rao has asked to join',
    );

    await bell(page).click();
    await expect(page).toHaveURL(/\/profile\/notices\?unread$/);
    await expectSettled(page);
    await expectAccessible(page);
    await failNextRequest(page, /\/api\/notices\/[^/]+\/read$/, { method: 'PUT' });
    await page.getByRole('button', { name: /^Mark as read/ }).click();
    await expect(page.locator('[data-toast]')).toBeVisible();
    await page.getByRole('button', { name: /^Mark as read/ }).click();
    await expect(page.getByText('You have read everything')).toBeVisible();
    for (const on of [page, other]) {
      await expect(bell(on)).toHaveAccessibleName('Notices', ARRIVAL);
    }
    await expect(other.getByRole('button', { name: /^Mark as read/ })).toHaveCount(0);
    await other.context().close();
  },
);
