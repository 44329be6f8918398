import { ApiError } from '@sopaan/api-client/api-error';
import {
  getMailChoicesEndpoint,
  MAIL_CATEGORIES,
  setMailChoiceEndpoint,
} from '@sopaan/schemas/account/mail-choices';
import { screen, waitFor, within } from '@testing-library/react';
import {
  anAccount,
  findButton,
  mailChoices,
  openSettings,
} from '../../../../testing/open-settings';

const findSwitch = (name: string) => screen.findByRole('switch', { name });
const failed = () => new ApiError({ code: 'NETWORK', status: 0, origin: 'browser' });

test('the email settings show which emails are sent, and turn a category off at once', async () => {
  const network = anAccount().on(setMailChoiceEndpoint, () => ({
    choices: [
      { category: 'applications', isWanted: false },
      { category: 'competitions', isWanted: false },
    ],
  }));
  const { user } = openSettings(network);
  const applications = await findSwitch('Applications');
  expect(applications).toBeChecked();
  expect(applications).toHaveAccessibleDescription(/^A copy of each job application/);
  expect(await findSwitch('Competitions')).not.toBeChecked();
  await user.click(applications);
  await waitFor(() => expect(applications).not.toBeChecked());
  await waitFor(() =>
    expect(network.requests(setMailChoiceEndpoint)).toEqual([
      { category: 'applications', isWanted: false },
    ]),
  );
});

test('every category of emails has a switch, which is on unless it was turned off', async () => {
  openSettings();
  const list = within(await screen.findByRole('list', { name: 'Emails' }));
  expect(list.getAllByRole('switch')).toHaveLength(MAIL_CATEGORIES.length);
  expect(await findSwitch('Teams')).toBeChecked();
  const deadlines = await findSwitch('Deadlines');
  expect(deadlines).toBeChecked();
  expect(deadlines).toHaveAccessibleDescription(/^Reminders two days before deadlines/);
});

test('a choice of emails that could not be saved is reverted, and the reason is shown', async () => {
  const { user } = openSettings(anAccount().on(setMailChoiceEndpoint, failed));
  await user.click(await findSwitch('Applications'));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Your choice could not be saved');
  expect(await findSwitch('Applications')).toBeChecked();
});

test('choices of emails that could not be loaded can be retried', async () => {
  const network = anAccount().on(getMailChoicesEndpoint, failed);
  const { user } = openSettings(network);
  const group = within(await screen.findByRole('region', { name: 'Emails' }));
  await group.findByRole('alert');
  network.on(getMailChoicesEndpoint, () => mailChoices);
  await user.click(await findButton('Try again'));
  expect(await findSwitch('Applications')).toBeChecked();
});
