import { ApiError } from '@sopaan/api-client/api-error';
import {
  askParentEndpoint,
  getMemberAgeEndpoint,
  stateAgeEndpoint,
  type MemberAge,
} from '@sopaan/schemas/account/age';
import { screen, within } from '@testing-library/react';
import { offline } from '../../../../testing/open-dashboard';
import { anAccount, anAdult, findButton, openSettings } from '../../../../testing/open-settings';

const PARENT = 'meera@example.in';
const pending: MemberAge = {
  ageGroup: 'minor',
  hasAgreed: true,
  parent: { email: PARENT, requestedAt: '2026-11-01T10:00:00.000Z', confirmedAt: null },
};
const anAccountOf = (age: MemberAge) => anAccount().on(getMemberAgeEndpoint, () => age);
const findSection = () => screen.findByRole('region', { name: 'Age' });

test('[U16] a member who was not asked at sign-up states the age and agrees once', async () => {
  const network = anAccountOf({ ageGroup: null, hasAgreed: false, parent: null }).on(
    stateAgeEndpoint,
    () => anAdult,
  );
  const { user } = openSettings(network);
  await user.click(await screen.findByRole('radio', { name: 'Yes' }));
  await user.click(await findButton('Save'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Please agree to the Terms');
  await user.click(screen.getByRole('checkbox', { name: /^I agree/ }));
  await user.click(await findButton('Save'));
  expect(await screen.findByText('You told us that you are 18 or older.')).toBeVisible();
  expect(network.requests(stateAgeEndpoint)).toEqual([{ ageGroup: 'adult', hasAgreed: true }]);
});

test('[U16] a member under 18 names a parent', async () => {
  const network = anAccountOf({ ageGroup: null, hasAgreed: true, parent: null }).on(
    stateAgeEndpoint,
    () => pending,
  );
  const { user } = openSettings(network);
  await user.click(await screen.findByRole('radio', { name: 'No, I am under 18' }));
  await user.type(screen.getByLabelText(/^Email of a parent/), PARENT);
  await user.click(await findButton('Save'));
  expect(await within(await findSection()).findByText(/We emailed meera/)).toBeVisible();
  expect(network.requests(stateAgeEndpoint)).toMatchObject([
    { ageGroup: 'minor', parentEmail: PARENT },
  ]);
});

test('[U16] the email to a parent is sent again, or to another address', async () => {
  const parentEmail = 'ravi@example.in';
  const network = anAccountOf(pending).on(askParentEndpoint, () => ({
    ...pending,
    parent: { email: parentEmail, requestedAt: '2026-11-02T10:00:00.000Z', confirmedAt: null },
  }));
  const { user } = openSettings(network);
  await user.click(await findButton('Send again or change the address'));
  const field = screen.getByLabelText(/^Email of a parent/);
  expect(field).toHaveFocus();
  expect(field).toHaveValue(PARENT);
  await user.clear(field);
  await user.type(field, parentEmail);
  await user.click(await findButton('Send email'));
  expect(await screen.findByText('We sent an email to ravi@example.in.')).toBeVisible();
  expect(network.requests(askParentEndpoint)).toEqual([{ parentEmail }]);
});

test('[U16] a member whose parent has declined can ask again, and sees why it failed', async () => {
  const network = anAccountOf({ ...pending, parent: null }).on(
    askParentEndpoint,
    () => new ApiError({ code: 'RATE_LIMITED', status: 429, origin: 'server' }),
  );
  const { user } = openSettings(network);
  expect(await screen.findByText('No parent or guardian has agreed')).toBeVisible();
  await user.click(await findButton('Ask a parent or guardian'));
  await user.type(screen.getByLabelText(/^Email of a parent/), PARENT);
  await user.click(await findButton('Send email'));
  expect(await screen.findByRole('alert')).toHaveTextContent('The email could not be sent');
});

test('[U16] a member whose parent has agreed can say to be 18 now', async () => {
  const parent = { email: PARENT, requestedAt: '2026-11-01', confirmedAt: '2026-11-02' };
  const network = anAccountOf({ ...pending, parent }).on(stateAgeEndpoint, () => anAdult);
  const { user } = openSettings(network);
  expect(await screen.findByText('Your parent or guardian has agreed')).toBeVisible();
  await user.click(await findButton('I am 18 now'));
  expect(await screen.findByText('You told us that you are 18 or older.')).toBeVisible();
  expect(network.requests(stateAgeEndpoint)).toEqual([{ ageGroup: 'adult' }]);
});

test('[U16] an age group that could not be loaded can be loaded again', async () => {
  const network = anAccount().on(getMemberAgeEndpoint, offline);
  const { user } = openSettings(network);
  const section = await findSection();
  expect(await within(section).findByText('Your age group could not be loaded')).toBeVisible();
  network.on(getMemberAgeEndpoint, () => anAdult);
  await user.click(within(section).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('You told us that you are 18 or older.')).toBeVisible();
});
