/** A live class by keyboard, in browsers without any media. */
import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { paths } from '@sopaan/contract/paths';
import { registerForClassEndpoint } from '@sopaan/schemas/live-classes/live-class';
import { askQuestionEndpoint, sendMessageEndpoint } from '@sopaan/schemas/live-classes/room';
import { newPerson, signUp } from '../testing/accounts/account';
import { memberCalls } from '../testing/accounts/member-calls';
import { addClass } from '../testing/live-classes/add-class';
import { failRequests } from '../testing/pages/failing-requests';
import { isFocusVisible, tabTo, typeInto } from '../testing/pages/keyboard';
import { expectSettled } from '../testing/pages/layout';
import { recordReceived } from '../testing/pages/received-texts';
import { watchProblems } from '../testing/problems';
import { createSession, expect, test } from '../testing/test';
import { axeViolations } from '../testing/validators/accessibility';

const TITLE = 'Deltas of India';
const WITHOUT_MEDIA = 'This browser cannot play live video';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const log = (page: Page) => page.getByRole('log', { name: 'Messages' });
const field = (page: Page) => page.getByRole('textbox', { name: 'Message' });

/** Moves the focus to an element by Tab, expects the focus to be visible, and presses Enter. */
async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await expect.poll(() => isFocusVisible(page)).toBe(true);
  await page.keyboard.press('Enter');
}

/** What must not change when a message arrives: the focus, and the scroll positions of the page and the chat. */
const readingPosition = (page: Page) =>
  log(page).evaluate((element) => ({
    focused: document.activeElement?.outerHTML.slice(0, 200),
    scrollTop: element.scrollTop,
    scrollY,
  }));

/** Rejects requests for the camera and the microphone, as a browser does when the user has blocked them. */
async function denyMedia(page: Page): Promise<void> {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('Permission denied', 'NotAllowedError'));
  });
}

test('[LE-022] [LE-023] a class without media is attended by keyboard, and arriving messages take neither focus nor position', async ({
  browser,
  page,
  baseURL,
  request,
  signedIn,
}) => {
  const teaching = await browser.newContext({ baseURL });
  const { email, token: teacherToken } = await createSession(teaching, baseURL ?? '');
  const problems = watchProblems(teaching);
  problems.allow(/status of 500/);
  const teacherPage = await teaching.newPage();
  const classId = await addClass(TITLE, email);
  const teacher = memberCalls(request, teacherToken);
  const ravi = memberCalls(request, await signUp(request, newPerson()));
  await ravi(registerForClassEndpoint, { id: classId });
  expect(signedIn.email).not.toBe(email);

  // The member goes from the list of classes to the lobby.
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'RTCPeerConnection'));
  const received = recordReceived(page);
  await page.goto('/learn/liveStream');
  await expectSettled(page);
  expect(await axeViolations(page, { skipFrame: true })).toEqual([]);
  await press(page, page.getByRole('link', { name: TITLE }));
  await expect(page).toHaveURL(`${baseURL}${paths.liveClass(classId)}`);
  await press(page, button(page, 'Register'));
  await expect(page.getByText('You are registered.')).toBeVisible();
  await expect.poll(() => isFocusVisible(page)).toBe(true);
  await expect(page.getByRole('timer')).toBeVisible();

  // The teacher's browser has no camera and no microphone, and the media server cannot be reached.
  await denyMedia(teacherPage);
  await failRequests(teacherPage, /\/media\/publication$/);
  await teacherPage.goto(paths.liveClass(classId));
  await press(teacherPage, button(teacherPage, 'Test camera and microphone'));
  for (const name of ['camera', 'microphone'])
    await expect(teacherPage.getByText(`Your browser does not allow the ${name}.`)).toBeVisible();
  await press(teacherPage, button(teacherPage, 'Start the class'));
  await press(teacherPage, button(teacherPage, 'Turn on camera'));
  await expect(teacherPage.getByText('Your browser does not allow the camera.')).toBeVisible();
  await expect(teacherPage.getByText(/^No connection for video and audio\./)).toBeVisible();
  await typeInto(teacherPage, field(teacherPage), 'Namaste');
  await teacherPage.keyboard.press('Enter');

  // The chat works, and the page says what is missing.
  await expect(log(page).getByText('Namaste')).toBeVisible();
  await expect(page.getByText(WITHOUT_MEDIA)).toBeVisible();
  expect(await axeViolations(page, { skipFrame: true })).toEqual([]);
  await typeInto(page, field(page), 'Good morning');
  await page.keyboard.press('Enter');
  await expect(log(teacherPage).getByText('Good morning')).toBeVisible();
  const say = async (text: string) => {
    await teacher(sendMessageEndpoint, { id: classId, messageId: randomUUID(), text });
    await expect(log(page).getByText(text, { exact: true })).toBeAttached();
  };
  for (let number = 1; number <= 12; number += 1) await say(`Line ${number}`);

  // A message arrives while the member writes.
  await page.keyboard.type('half a sent');
  const writing = await readingPosition(page);
  expect(writing.scrollTop).toBeGreaterThan(0);
  await say('While writing');
  await expect(field(page)).toBeFocused();
  expect((await readingPosition(page)).scrollY).toBe(writing.scrollY);
  await page.keyboard.type('ence');
  await expect(field(page)).toHaveValue('half a sentence');

  // A message arrives while the member reads older ones.
  await page.keyboard.press('Shift+Tab');
  while (!(await log(page).evaluate((element) => element === document.activeElement)))
    await page.keyboard.press('Shift+Tab');
  await expect.poll(() => isFocusVisible(page)).toBe(true);
  await page.keyboard.press('Home');
  await expect.poll(async () => (await readingPosition(page)).scrollTop).toBe(0);
  const reading = await readingPosition(page);
  await say('While reading');
  expect(await readingPosition(page)).toEqual(reading);
  await press(page, button(page, 'Newest messages'));
  await expect(log(page).getByText('While reading')).toBeInViewport();
  await expect(log(page)).toBeFocused();

  await press(page, button(page, 'Raise hand'));
  await expect(teacherPage.getByText('Hand raised')).toBeVisible();
  await expect(button(page, 'Lower hand')).toBeFocused();
  await ravi(askQuestionEndpoint, { id: classId, questionId: randomUUID(), text: 'Why a delta?' });
  await expect(button(page, 'Lower hand')).toBeFocused();
  await press(page, button(page, 'Vote for: Why a delta?'));
  await expect(teacherPage.getByText(/· 1 vote$/)).toBeVisible();
  await expect(button(page, 'Vote for: Why a delta?')).toBeFocused();

  const data = await received.data();
  expect(data).toContain('Why a delta?');
  expect(data).not.toMatch(/correct|explanation|tolerance/i);
  await press(page, page.getByRole('main').getByRole('link', { name: 'Live classes' }));
  await expect(page).toHaveURL(`${baseURL}/learn/liveStream`);
  await expect(page.locator('#content')).toBeFocused();
  await expect(teacherPage.getByRole('heading', { name: 'Participants (1)' })).toBeVisible();
  expect(problems.unexpected()).toEqual([]);
  await teaching.close();
});
