import { ApiError } from '@sopaan/api-client/api-error';
import { bus } from '@sopaan/events/bus';
import {
  applyMentorshipEndpoint,
  getMentorApplicationAvatarEndpoint,
  getMentorApplicationEndpoint,
  withdrawMentorApplicationEndpoint,
} from '@sopaan/schemas/mentors/mentor-application';
import { endSession } from '@sopaan/session/actions';
import { fakeNetwork, type FakeNetwork } from '@sopaan/testing/fake-network';
import { renderScreen } from '@sopaan/testing/render-route';
import { screen, waitFor, within } from '@testing-library/react';
import { anApplication } from '../testing/mentor';
import * as join from './join-mentor.screen';

const picture = new File(['pixels'], 'me.png', { type: 'image/png' });
const { form } = anApplication;

beforeAll(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:me', revokeObjectURL: () => undefined });
});

// Logging out deletes the draft, so that tests do not share one.
afterEach(() => endSession());

function mockNetwork(application: typeof anApplication | null = null) {
  return fakeNetwork()
    .on(getMentorApplicationEndpoint, () => ({ application }))
    .on(applyMentorshipEndpoint, () => ({
      application: { ...anApplication, avatarVersion: 'v1' },
    }))
    .on(withdrawMentorApplicationEndpoint, () => ({
      application: { ...anApplication, status: 'withdrawn' },
    }))
    .on(getMentorApplicationAvatarEndpoint, () => picture);
}

const open = (network: FakeNetwork) =>
  renderScreen(join, { path: '/join-mentor', url: '/join-mentor', network, session: 'member' });
const field = (name: RegExp) => screen.findByLabelText(name);

async function fillIn({ user }: ReturnType<typeof open>) {
  // Pasted, as typing ten fields letter by letter is slow.
  const enter = async (name: RegExp, text: string) => {
    await user.click(await field(name));
    await user.paste(text);
  };
  await enter(/^First name/, form.first_name);
  await enter(/^Last name/, form.last_name);
  await enter(/^Current role/, form.current_role);
  await user.click(await field(/^Industry/));
  await user.click(await screen.findByRole('option', { name: form.insdustry }));
  await enter(/^Years of experience/, '9');
  await user.click(await field(/^Languages/));
  await user.click(await screen.findByRole('option', { name: 'Hindi' }));
  await user.keyboard('{Escape}');
  await enter(/^Short heading/, form.short_heading);
  await enter(/^About you/, form.about);
  await enter(/^Public profile/, form.profile_link);
}
const press = async ({ user }: ReturnType<typeof open>, name: string) =>
  user.click(screen.getByRole('button', { name }));

test('[EX-103] [EX-104] [EX-107] [EX-110] all sixteen fields are sent as one form, and the page confirms it', async () => {
  const network = mockNetwork();
  const page = open(network);
  await fillIn(page);
  await page.user.upload(await field(/picture/), picture);
  expect(screen.getByText('me.png')).toBeVisible();
  const submit = screen.getByRole('button', { name: 'Submit' });
  await page.user.dblClick(submit);

  expect(await screen.findByText('Your application has been sent.')).toBeVisible();
  expect(network.requests(applyMentorshipEndpoint)).toEqual([form]);
  expect(network.files(applyMentorshipEndpoint)).toEqual([{ avatar: expect.any(File) }]);
  await waitFor(() => expect(document.activeElement).toHaveTextContent(/has been sent/));
  expect(JSON.stringify({ ...localStorage })).not.toContain(form.about);
  expect(screen.getByRole('region', { name: 'What you have sent' })).toHaveTextContent(form.about);
});

test('[EX-106] an empty form lists what is missing and sends nothing', async () => {
  const network = mockNetwork();
  const page = open(network);
  await field(/^First name/);
  await press(page, 'Submit');
  const summary = await screen.findByRole('alert');
  expect(within(summary).getAllByRole('listitem')).toHaveLength(8);
  await page.user.type(await field(/^Years of experience/), 'many');
  await page.user.type(await field(/^LinkedIn/), 'https://linkedin.com.example.in/in/meera');
  expect(await screen.findAllByText(/years of experience as a number/)).not.toHaveLength(0);
  expect(await field(/^LinkedIn/)).toHaveAccessibleDescription(
    /begins with https:\/\/www.linkedin/,
  );
  expect(network.requests(applyMentorshipEndpoint)).toEqual([]);
});

test('[EX-105] only pictures of at most 2 MB are accepted, as the hint says, and a picture can be removed', async () => {
  const page = open(mockNetwork());
  const input = await field(/picture/);
  expect(input).toHaveAttribute('accept', 'image/png,image/jpeg,image/webp');
  expect(input).toHaveAccessibleDescription(/PNG, JPEG or WebP, up to 2 MB/);
  const drawing = new File(['<svg/>'], 'me.svg', { type: 'image/svg+xml' });
  const large = new File([new Uint8Array(2 * 1_048_576 + 1)], 'me.png', { type: 'image/png' });
  for (const [file, message] of [
    [drawing, 'Please choose a PNG, JPEG or WebP file.'],
    [large, 'The file must be 2 MB or smaller.'],
  ] as const) {
    input.removeAttribute('accept');
    await page.user.upload(input, file);
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.queryByText(file.name)).not.toBeInTheDocument();
  }
  await page.user.upload(input, picture);
  expect(await screen.findByText('me.png')).toBeVisible();
  await press(page, 'Remove picture');
  expect(screen.queryByText('me.png')).not.toBeInTheDocument();
  expect(input).toHaveFocus();
});

test("[EX-110] the server's errors are shown at their fields, and the input is kept", async () => {
  const fields = { avatar: 'This is not a picture.', 'social_links.youtube': 'No such channel.' };
  const validationError = new ApiError({
    code: 'VALIDATION_FAILED',
    status: 400,
    fields,
    origin: 'server',
  });
  const networkError = new ApiError({ code: 'NETWORK', status: 0, origin: 'browser' });
  const network = mockNetwork().on(applyMentorshipEndpoint, () => validationError);
  const page = open(network);
  await fillIn(page);
  await press(page, 'Submit');
  expect(await screen.findByText('No such channel.', { selector: 'a' })).toBeVisible();
  expect(await field(/^YouTube/)).toHaveAccessibleDescription('No such channel.');
  expect(await field(/picture/)).toHaveAccessibleDescription('This is not a picture.');

  network.on(applyMentorshipEndpoint, () => networkError);
  await page.user.type(await field(/^YouTube/), 'https://youtu.be/x');
  // The error box is not rendered while it is empty, so the focus is recorded at the moment of the error.
  const focused: string[] = [];
  const recordFocus = ({ target }: FocusEvent) =>
    focused.push(target instanceof HTMLElement ? (target.textContent ?? '') : '');
  document.addEventListener('focusin', recordFocus);
  await press(page, 'Submit');
  await waitFor(() => expect(focused.at(-1)).toMatch(/could not be sent\..*No connection/));
  document.removeEventListener('focusin', recordFocus);
  expect(await field(/^About you/)).toHaveValue(form.about);
});

test('when the response is lost but the form was received, the status is shown', async () => {
  const network = mockNetwork();
  const page = open(network);
  await fillIn(page);
  network
    .on(
      applyMentorshipEndpoint,
      () => new ApiError({ code: 'TIMEOUT', status: 0, origin: 'browser' }),
    )
    .on(getMentorApplicationEndpoint, () => ({ application: anApplication }));
  await press(page, 'Submit');
  expect(await screen.findByText('Your application has been sent.')).toBeVisible();
});

test('[EX-108] Guidelines shows the guidelines and sends nothing', async () => {
  const network = mockNetwork();
  const page = open(network);
  await field(/^First name/);
  await press(page, 'Guidelines');
  expect(await screen.findByRole('dialog', { name: 'Guidelines for mentors' })).toBeVisible();
  await page.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Guidelines' })).toHaveFocus());
  expect(network.requests(applyMentorshipEndpoint)).toEqual([]);
});

test('[EX-109] Close returns to the landing page, after a confirmation when there is unsent input', async () => {
  const first = open(mockNetwork());
  await field(/^First name/);
  await press(first, 'Close');
  expect(await screen.findByText('Elsewhere: /mentor')).toBeVisible();
  first.unmount();

  const page = open(mockNetwork());
  await page.user.type(await field(/^Organisation/), 'Kaveri');
  await press(page, 'Close');
  const dialog = within(await screen.findByRole('dialog', { name: 'Close the form?' }));
  await page.user.click(dialog.getByRole('button', { name: 'Discard draft' }));
  expect(await screen.findByText('Elsewhere: /mentor')).toBeVisible();
  expect(Object.keys(localStorage).filter((key) => key.includes('draft'))).toEqual([]);
});

test('a draft is saved without the picture, restored, and deleted on logging out', async () => {
  const busyStates: boolean[] = [];
  const stop = bus.subscribe('activity:changed', ({ busy }) => busyStates.push(busy));
  const page = open(mockNetwork());
  await page.user.type(await field(/^Organisation/), 'Kaveri');
  await page.user.upload(await field(/picture/), picture);
  expect(busyStates).toEqual([true]);
  page.unmount();
  expect(busyStates).toEqual([true, false]);
  stop();
  const stored = Object.entries({ ...localStorage }).find(([key]) => key.includes('draft'));
  expect(stored?.[1]).toContain('Kaveri');
  expect(stored?.[1]).not.toContain('me.png');

  const reopened = open(mockNetwork());
  expect(await field(/^Organisation/)).toHaveValue('Kaveri');
  await press(reopened, 'Start over');
  expect(await field(/^Organisation/)).toHaveValue('');
  expect(document.activeElement).toContainElement(await field(/^First name/));
  await reopened.user.type(await field(/^Organisation/), 'Kaveri');
  reopened.unmount();
  endSession();
  expect(JSON.stringify({ ...localStorage })).not.toContain('Kaveri');
});

test('an open application can be withdrawn after a confirmation', async () => {
  const network = mockNetwork(anApplication);
  const page = open(network);
  await screen.findByText('Your application has been sent.');
  expect(screen.queryByRole('button', { name: 'Submit' })).not.toBeInTheDocument();
  await press(page, 'Withdraw');
  const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw your application?' }));
  await page.user.click(dialog.getByRole('button', { name: 'Withdraw application' }));
  expect(await screen.findByText('You have withdrawn your application.')).toBeVisible();
  expect(await field(/^About you/)).toHaveValue(form.about);
});

test('a declined application shows the reason, and the form has its values', async () => {
  open(mockNetwork({ ...anApplication, status: 'declined', reason: 'Say more about your work.' }));
  expect(await screen.findByText('Say more about your work.')).toBeVisible();
  expect(await field(/^Short heading/)).toHaveValue(form.short_heading);
});

test('an accepted application links to the public page', async () => {
  open(mockNetwork({ ...anApplication, status: 'accepted', mentorId: 'm1' }));
  expect(await screen.findByRole('link', { name: 'View your page' })).toHaveAttribute(
    'href',
    '/mentors/search?mentor=m1',
  );
});

test('an application that cannot be loaded can be retried', async () => {
  const serverError = new ApiError({ code: 'UNAVAILABLE', status: 503, origin: 'server' });
  const network = mockNetwork().on(getMentorApplicationEndpoint, () => serverError);
  const page = open(network);
  await screen.findByText('Your application could not be loaded');
  network.on(getMentorApplicationEndpoint, () => ({ application: null }));
  await press(page, 'Try again');
  expect(await field(/^First name/)).toBeVisible();
});
