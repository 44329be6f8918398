/** Lessons of the first sample course: videos with captions, and texts. */
import type { APIRequestContext, Page } from '@playwright/test';
import { tabTo } from '../testing/pages/keyboard';
import { failNextRequest, failRequests } from '../testing/pages/failing-requests';
import { freshPage } from '../testing/pages/fresh-page';
import { expectSettled } from '../testing/pages/layout';
import { expect, test } from '../testing/test';
import { readPdf } from '../testing/validators/pdf-content';
import { axeViolations } from '../testing/validators/accessibility';

const COURSE = 'course-001';
const FIRST = { id: `${COURSE}-c1-v1`, title: 'Headings and paragraphs' };
const SECOND = { id: `${COURSE}-c1-v2`, title: 'Lists and tables' };
const playerPath = (videoId: string) => `/learn/coursevideo?course=${COURSE}&video=${videoId}`;

/** API calls of a member for the course. */
function member(request: APIRequestContext, token: string) {
  return async (method: string, path: string, data?: object) => {
    const response = await request.fetch(`/api/courses/${COURSE}/${path}`, {
      method,
      headers: { authorization: `Bearer ${token}` },
      ...(data && { data }),
    });
    expect(response.ok(), `${method} ${path}`).toBe(true);
    const body: unknown = await response.json();
    return body;
  };
}

/** Plays from a time, much faster than the page offers, until another time or the end. */
async function play(page: Page, from: number, to = Infinity): Promise<void> {
  await page.locator('video').evaluate(
    (video: HTMLVideoElement, range) =>
      new Promise<void>((resolve) => {
        const stop = () => {
          if (!video.ended && video.currentTime < range.to) return;
          video.removeEventListener('timeupdate', stop);
          video.pause();
          resolve();
        };
        video.muted = true;
        video.playbackRate = 8;
        video.addEventListener('timeupdate', stop);
        video.addEventListener('ended', stop);
        video.currentTime = range.from;
        void video.play();
      }),
    { from, to },
  );
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const finished = (page: Page) => page.getByRole('status').filter({ hasText: 'Lesson finished' });

test(
  '[LE-018] [LE-019] [LE-020] a video is finished by watching it, not by seeking, even if it was watched in two tabs and reports failed',
  { tag: '@once' },
  async ({ page, context, request, signedIn, problems }) => {
    problems.allow(/status of 500/);
    const call = member(request, signedIn.token);
    await call('PUT', 'enrolment');
    await page.goto(playerPath(FIRST.id));
    await expect(heading(page, FIRST.title)).toBeVisible();
    await expectSettled(page);
    expect(await axeViolations(page)).toEqual([]);

    // Skipped parts of the video do not count.
    const reported = page.waitForResponse((response) => response.url().endsWith('/watched'));
    await play(page, 50);
    await reported;
    await expect(finished(page)).toHaveCount(0);

    // Reports of the first half fail; they stay stored when the tab is closed.
    const restore = await failRequests(page, /\/watched$/, { method: 'PUT' });
    await play(page, 0, 26);
    restore();
    await page.close();
    const second = await context.newPage();
    await second.goto(playerPath(FIRST.id));
    await play(second, 25, 52);
    await expect(finished(second)).toBeVisible();
    expect(await call('GET', `lessons/${FIRST.id}`)).toMatchObject({ completed: true });
    await second.reload();
    await expect(finished(second)).toBeVisible();
    await expect(second.getByText(/^1 of 11 lessons/).first()).toBeVisible();

    await second.getByRole('link', { name: `Next lesson: ${SECOND.title}` }).click();
    await expect(heading(second, SECOND.title)).toBeVisible();
    await expect(second).toHaveURL(playerPath(SECOND.id));
    await play(second, 44);
    await expect(second.getByText(/^Next lesson in/)).toBeVisible();
    await second.getByRole('button', { name: 'Cancel' }).click();
    await expect(second.getByText(/^Next lesson in/)).toHaveCount(0);
  },
);

test(
  '[LE-020] the transcript, its search and the notes work while the video cannot be loaded',
  { tag: '@once' },
  async ({ page, request, signedIn, problems }) => {
    problems.allow(/status of 500|Failed to load resource/);
    await member(request, signedIn.token)('PUT', 'enrolment');
    const restore = await failRequests(page, /\/video\?/, { method: 'GET' });
    await page.goto(playerPath(FIRST.id));
    await expect(page.getByText('The video cannot be played')).toBeVisible();
    const transcript = page.getByRole('region', { name: 'Transcript' });
    // Chooses captions and a line of the transcript by keyboard.
    await tabTo(page, page.getByRole('button', { name: 'Captions: off' }));
    await page.keyboard.press('Enter');
    await page.getByRole('menuitemradio', { name: 'English' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Captions: English' })).toBeFocused();
    const line = transcript.getByRole('list').getByRole('button').first();
    await tabTo(page, line);
    await page.keyboard.press('Enter');
    await expect(line).toBeFocused();
    await transcript.getByRole('searchbox', { name: 'Search the transcript' }).fill('heading');
    await expect(transcript.getByRole('status')).toContainText(/\d/);
    expect(await axeViolations(page)).toEqual([]);
    restore();
    await page
      .getByRole('alert')
      .filter({ hasText: 'The video cannot be played' })
      .getByRole('button', { name: 'Try again' })
      .click();
    await expect(page.locator('video')).toHaveJSProperty('error', null);
    await play(page, 0, 5);

    const notes = page.getByRole('region', { name: 'Notes' });
    await failNextRequest(page, /\/notes\//, { method: 'PUT' });
    await notes.getByRole('textbox').fill('Begin with one h1.');
    await notes.getByRole('button', { name: /^Save/ }).click();
    await expect(notes.getByRole('alert')).toBeVisible();
    await notes.getByRole('button', { name: /^Save/ }).click();
    await expect(
      notes.getByRole('listitem').filter({ hasText: 'Begin with one h1.' }),
    ).toBeVisible();
  },
);

test(
  '[U21] a finished course gives a certificate, which anybody can verify and print on one page',
  { tag: '@once' },
  async ({ page, browser, request, signedIn }) => {
    const call = member(request, signedIn.token);
    await call('PUT', 'enrolment');
    const lessons = await request.get(`/api/courses/${COURSE}/lessons`);
    const texts = (await lessons.text()).matchAll(
      /"_id":"([^"]+)","title":"[^"]*","kind":"(\w+)"/g,
    );
    for (const [, id = '', kind] of texts) {
      if (kind === 'text') await call('PUT', `lessons/${id}/finished`);
      else await call('PUT', `lessons/${id}/watched`, { intervals: [[0, 100]] });
    }
    await page.goto(`/learn/coursevideo?course=${COURSE}`);
    await page.getByRole('button', { name: 'Get your certificate' }).dblclick();
    await expect(page).toHaveURL(/\/certificate\/[\w-]{16}$/);
    await expect(heading(page, 'HTML and CSS from the First Tag')).toBeVisible();
    await expectSettled(page);
    expect(await axeViolations(page)).toEqual([]);

    const guest = await freshPage(browser, page);
    await guest.goto(page.url());
    await expect(guest.getByText(signedIn.firstName).first()).toBeVisible();
    await expect(guest.getByText(/Sample data: this is not a real certificate/)).toBeVisible();
    const pdf = await guest.pdf({ preferCSSPageSize: true, tagged: true });
    const { text, pageCount } = readPdf(pdf);
    expect(pageCount).toBe(1);
    for (const fact of [signedIn.firstName, 'HTML and CSS from the First Tag', guest.url()]) {
      expect(text).toContain(fact);
    }
    expect(text).not.toContain('Share');
    await guest.context().close();
  },
);
