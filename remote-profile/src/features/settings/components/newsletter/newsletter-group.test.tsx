import { ApiError } from '@sopaan/api-client/api-error';
import {
  getMemberNewsletterEndpoint,
  setMemberNewsletterEndpoint,
} from '@sopaan/schemas/newsletter/member-newsletter';
import { screen, waitFor, within } from '@testing-library/react';
import { anAccount, memberNewsletter, openSettings } from '../../../../testing/open-settings';

const findSwitch = (name: string) => screen.findByRole('switch', { name });
const failed = () => new ApiError({ code: 'NETWORK', status: 0, origin: 'browser' });
const findGroup = async () => within(await screen.findByRole('region', { name: 'Newsletter' }));

test('the newsletter settings show subscribed and unconfirmed topics, and subscribe at once', async () => {
  const topics = memberNewsletter.topics.map((topic) => ({ ...topic, status: 'subscribed' }));
  const network = anAccount().on(setMemberNewsletterEndpoint, () => ({
    ...memberNewsletter,
    topics,
  }));
  const { user } = openSettings(network);
  expect(await findSwitch('Weekly newsletter')).toBeChecked();
  const waiting = await findSwitch('Community start');
  expect(waiting).not.toBeChecked();
  expect(waiting).toHaveAccessibleDescription(
    /Not confirmed yet: open the link that we sent to asha@example\.in/,
  );
  await user.click(waiting);
  await waitFor(() => expect(waiting).toBeChecked());
  expect(network.requests(setMemberNewsletterEndpoint)).toEqual([
    { topic: 'community', isWanted: true },
  ]);
  await waitFor(() => expect(waiting).toHaveAccessibleDescription('One email.'));
});

test('a newsletter choice that could not be saved is reverted, and the reason is shown', async () => {
  const { user } = openSettings(anAccount().on(setMemberNewsletterEndpoint, failed));
  await user.click(await findSwitch('Weekly newsletter'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Your choice could not be saved');
  expect(await findSwitch('Weekly newsletter')).toBeChecked();
});

test('the newsletter settings have no switches while the email address of the account is not confirmed', async () => {
  openSettings(
    anAccount().on(getMemberNewsletterEndpoint, () => ({
      ...memberNewsletter,
      isEmailConfirmed: false,
    })),
  );
  const group = await findGroup();
  expect(await group.findByText('Confirm your email first')).toBeVisible();
  expect(group.queryByRole('switch')).not.toBeInTheDocument();
});

test('subscriptions that could not be loaded can be retried', async () => {
  const network = anAccount().on(getMemberNewsletterEndpoint, failed);
  const { user } = openSettings(network);
  const group = await findGroup();
  await group.findByRole('alert');
  network.on(getMemberNewsletterEndpoint, () => memberNewsletter);
  await user.click(group.getByRole('button', { name: 'Try again' }));
  expect(await findSwitch('Weekly newsletter')).toBeChecked();
});
