/** A live class with a teacher and three students, each in a separate browser context with a fake camera, on two API processes. */
import { networkInterfaces } from 'node:os';
import type { Browser, Page } from '@playwright/test';
import { paths } from '@sopaan/contract/paths';
import { addClass } from '../testing/live-classes/add-class';
import { watchProblems, type Problems } from '../testing/problems';
import { createSession, expect, test } from '../testing/test';
import { startSecondSite } from '../testing/sites/second-api';
import { axeViolations } from '../testing/validators/accessibility';

/** A course without a fee that no other test uses. */
const COURSE = 'course-020';

interface Person {
  page: Page;
  email: string;
  token: string;
  problems: Problems;
}

/** Without these permissions, Chromium uses only the network of the default route, which some machines lack. */
const MEDIA_PERMISSIONS = hasNetwork() ? [] : ['camera', 'microphone'];

function hasNetwork(): boolean {
  const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  return addresses.some(({ internal }) => !internal);
}

async function open(browser: Browser, baseURL: string): Promise<Person> {
  const context = await browser.newContext({ baseURL, permissions: MEDIA_PERMISSIONS });
  const { email, token } = await createSession(context, baseURL);
  const problems = watchProblems(context);
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  return { page: await context.newPage(), email, token, problems };
}

const chat = (page: Page) => page.getByRole('region', { name: 'Chat' });
const log = (page: Page) => page.getByRole('log', { name: 'Messages' });
const video = (page: Page, name: string) => page.locator(`video[aria-label="${name}"]`);
const frames = (page: Page, name: string) =>
  video(page, name).evaluate(
    (element: HTMLVideoElement) => element.getVideoPlaybackQuality().totalVideoFrames,
  );

async function say(page: Page, text: string): Promise<void> {
  await chat(page).getByRole('textbox', { name: 'Message' }).fill(text);
  await chat(page).getByRole('button', { name: 'Send' }).click();
}

/** The numbered messages in the chat, in order. */
async function messages(page: Page): Promise<string[]> {
  const texts = await log(page)
    .getByText(/^message \d+$/)
    .allTextContents();
  return texts;
}

async function expectMovingPicture(page: Page, name = "The teacher's camera"): Promise<void> {
  const before = await frames(page, name);
  await expect.poll(() => frames(page, name)).toBeGreaterThan(before + 20);
}

async function enrol({ page, token }: Person): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await page.request.put(`/api/courses/${COURSE}/enrolment`, { headers });
  expect(response.ok()).toBe(true);
}

/** Waits until the recording is a lesson, and opens it. */
async function openRecording(page: Page): Promise<void> {
  await expect(async () => {
    await page.goto(`/learn/coursevideo?course=${COURSE}`);
    await page.getByRole('link', { name: /Rivers of India \(/ }).click({ timeout: 2_000 });
  }).toPass();
  await expect(page.getByRole('heading', { level: 1, name: /^Rivers of India \(/ })).toBeVisible();
}

/** Plays the video to its end, and returns the widths of its picture. */
function playToEnd(page: Page): Promise<number[]> {
  return page.locator('video').evaluate(
    (element: HTMLVideoElement) =>
      new Promise<number[]>((resolve, reject) => {
        const widths = new Set<number>();
        const addWidth = () => widths.add(element.videoWidth);
        for (const type of ['resize', 'timeupdate']) element.addEventListener(type, addWidth);
        element.addEventListener('ended', () => resolve([...widths]));
        element.addEventListener('error', () => reject(new Error(element.error?.message)));
        element.muted = true;
        element.playbackRate = 4;
        element.play().catch(reject);
      }),
  );
}

/** Expects that the recording has a duration, shows first the camera and then the screen, and that a message of its chat seeks to its time. */
async function expectRecording(page: Page, text: string): Promise<void> {
  const player = page.locator('video');
  const state = () =>
    player.evaluate(({ duration, currentTime }: HTMLVideoElement) => ({ duration, currentTime }));
  await expect.poll(async () => (await state()).duration).toBeGreaterThan(10);
  expect(Number.isFinite((await state()).duration)).toBe(true);
  // On a busy machine, the teacher's browser also sends smaller pictures for a while.
  expect(await playToEnd(page)).toEqual(expect.arrayContaining([640, 1280]));
  const recorded = page.getByRole('region', { name: 'Chat of the class' });
  const message = recorded.getByRole('listitem').filter({ hasText: text });
  // Slow, so that a busy machine does not reach the end again before the video is paused.
  await player.evaluate((element: HTMLVideoElement) => {
    element.playbackRate = 0.1;
  });
  await message.getByRole('button').click();
  await player.evaluate((element: HTMLVideoElement) => element.pause());
  await expect(message).toHaveAttribute('aria-current', 'true');
  const { duration, currentTime } = await state();
  expect(currentTime).toBeLessThan(duration);
  await player.evaluate((element: HTMLVideoElement) => {
    element.currentTime = 0;
  });
  await expect(message).not.toHaveAttribute('aria-current');
}

test('[LE-022] [LE-023] [LE-025] in a live class video, chat, hands and questions reach everybody, a lost connection loses and duplicates nothing, and the recording becomes a lesson', async ({
  browser,
  baseURL,
}) => {
  // Half of the people are connected to a second API process.
  const second = await startSecondSite();
  const people = [];
  for (const url of [baseURL ?? '', second.url, baseURL ?? '', second.url])
    people.push(await open(browser, url));
  const [teacher, asha, ravi, meera] = people;
  if (!teacher || !asha || !ravi || !meera) throw new Error('four people are needed');
  const students = [asha, ravi, meera];
  const path = paths.liveClass(await addClass('Rivers of India', teacher.email, COURSE));

  for (const student of students) {
    const { page } = student;
    await enrol(student);
    await page.goto(path);
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page.getByText('You are registered.')).toBeVisible();
    await expect(page.getByRole('timer')).toBeVisible();
  }
  expect(await axeViolations(asha.page)).toEqual([]);
  await expect(asha.page.getByText('3 people are here.')).toBeVisible();

  await teacher.page.goto(path);
  await teacher.page.getByRole('button', { name: 'Start the class' }).click();
  await teacher.page.getByRole('button', { name: 'Turn on camera' }).click();
  await teacher.page.getByRole('button', { name: 'Turn on microphone' }).click();
  for (const { page } of students) {
    await expect(chat(page)).toBeVisible();
    await expect(video(page, "The teacher's camera")).toBeVisible();
    await expectMovingPicture(page);
  }
  expect(await axeViolations(asha.page)).toEqual([]);
  expect(await axeViolations(teacher.page)).toEqual([]);

  await teacher.page.getByRole('button', { name: 'Record', exact: true }).click();
  for (const { page } of people)
    await expect(page.getByText('This class is being recorded')).toBeVisible();

  let count = 0;
  const next = () => `message ${(count += 1)}`;
  for (const { page } of people) {
    const text = next();
    await say(page, text);
    for (const other of people) await expect(log(other.page).getByText(text)).toBeVisible();
  }

  await asha.page.getByRole('button', { name: 'Raise hand' }).click();
  await expect(teacher.page.getByText('Hand raised')).toBeVisible();
  await ravi.page.getByRole('textbox', { name: 'Your question' }).fill('Which is the longest?');
  await ravi.page.getByRole('button', { name: 'Ask' }).click();
  await asha.page.getByRole('button', { name: 'Vote for: Which is the longest?' }).click();
  await expect(teacher.page.getByText('Asha Rao · 1 vote')).toBeVisible();

  // One student is offline for ten seconds while the others continue.
  const cutAt = performance.now();
  await meera.page.context().setOffline(true);
  await expect(meera.page.getByText('You are offline. Reconnecting…')).toBeVisible();
  await say(meera.page, 'message 0');
  await expect(log(meera.page).getByText('Not sent.')).toBeVisible();
  while (performance.now() - cutAt < 10_000) {
    const text = next();
    await say(teacher.page, text);
    await expect(log(ravi.page).getByText(text, { exact: true })).toBeVisible();
  }
  await meera.page.context().setOffline(false);
  await expect(log(meera.page).getByText(`message ${count}`, { exact: true })).toBeVisible();
  await log(meera.page).getByRole('button', { name: 'Try again' }).click();
  await expect(log(ravi.page).getByText('message 0', { exact: true })).toBeVisible();
  const expected = [
    ...Array.from({ length: count }, (_, index) => `message ${index + 1}`),
    'message 0',
  ];
  for (const { page } of people) await expect.poll(() => messages(page)).toEqual(expected);
  await expectMovingPicture(meera.page);

  await teacher.page.getByRole('button', { name: 'Share screen' }).click();
  for (const { page } of students) await expectMovingPicture(page, "The teacher's screen");
  await say(asha.page, 'Which map is it?');
  await expect(log(teacher.page).getByText('Which map is it?')).toBeVisible();
  await teacher.page.getByRole('button', { name: 'End the class' }).click();
  await teacher.page.getByRole('dialog').getByRole('button', { name: 'End the class' }).click();
  for (const { page } of people) await expect(page.getByText('This class has ended')).toBeVisible();

  await openRecording(asha.page);
  expect(await axeViolations(asha.page)).toEqual([]);
  await expectRecording(asha.page, 'Which map is it?');
  for (const { page, problems } of people) {
    expect(problems.unexpected()).toEqual([]);
    await page.context().close();
  }
  await second.stop();
});
